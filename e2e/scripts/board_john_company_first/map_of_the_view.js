// What the view says of the map, in the form in which the board is asked for it.
export default (session) => {
  const { turn, regions, forecast } = session.view.board;
  return {
    closed: regions.filter((at) => !at.open).map((at) => at.id),
    poor: regions.filter((at) => at.side === "depressed").map((at) => at.id),
    filled: regions
      .flatMap((at) => at.orders)
      .filter((one) => one.by)
      .map((one) => one.id),
    values: Object.fromEntries(regions.flatMap((at) => at.orders).map((one) => [one.id, `£${one.revenue}`])),
    defense: regions.map((at) => String(at.defense)),
    balance: turn.balance,
    chances: forecast.india.tables[forecast.india.elephant].map(({ permille }) => `${Math.round(permille / 10)}%`),
  };
};
