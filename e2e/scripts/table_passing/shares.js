// How many shares that are shown on the board can be bought now.
export default (session) => {
  const { decision } = session.view;
  if (decision?.code !== "exchange.turn") return 0;
  return decision.options.filter((one) => one.target && !one.closed).length;
};
