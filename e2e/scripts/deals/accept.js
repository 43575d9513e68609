// The next of the parties agrees to the last offer.
export default (session) => {
  const offer = session.now.deals.open.at(-1);
  const seat = offer.parties.find((one) => !offer.agreed.includes(one));
  session.do({ do: "deal", seat, move: "accept", arguments: [offer.id] });
};
