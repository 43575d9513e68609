export default (session) => {
  const [offer] = session.now.deals.open;
  const taker = offer.parties.find((seat) => seat !== offer.by);
  session.do({ do: "deal", seat: taker, move: "accept", arguments: [offer.id] });
};
