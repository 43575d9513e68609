// What the rules expect of a price one pound above the least one.
export default (session) => {
  const { decision, board } = session.now;
  const one = board.outlook.goods.find(({ good }) => good === decision.params.good);
  return one.prices.find(({ n }) => n === decision.lo + 1);
};
