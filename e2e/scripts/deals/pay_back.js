// What was promised is paid, by an offer that is agreed to.
export default (session, { from, to }) => {
  session.do({ do: "deal", seat: from, move: "propose", arguments: [[{ kind: "cash", from, to, n: 2 }]] });
  const offer = session.now.deals.open.at(-1);
  session.do({ do: "deal", seat: to, move: "accept", arguments: [offer.id] });
};
