// Somebody declines an offer of whoever has the screen, and says why and what they would take.
export default (session) => {
  const me = session.viewer;
  const other = session.humans.find((seat) => seat !== me);
  const cash = (n) => [{ kind: "cash", from: me, to: other, n }];
  session.do({ do: "deal", seat: me, move: "propose", arguments: [cash(1)] });
  const { id } = session.now.deals.open.at(-1);
  const said = { code: "kernel.deal.why.bad", params: {}, wants: cash(2) };
  session.do({ do: "deal", seat: other, move: "reject", arguments: [id, said] });
};
