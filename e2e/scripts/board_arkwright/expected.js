// What the rules expect of another price than the present one, near the least.
export default (session) => {
  const { decision } = session.view;
  const { board } = session.now;
  const before = (session.composition?.steps ?? []).map(({ value }) => value);
  const { good, now } = decision.params;
  const n = now === decision.lo + 1 ? decision.lo : decision.lo + 1;
  const market = (session.preview([...before, n]).set["board/market"] ?? board.market).find((one) => one.good === good);
  const { appeal, ahead } = market.strips.find(({ seat }) => seat === session.viewer);
  return { n, appeal, sold: ahead.sold, income: ahead.earns };
};
