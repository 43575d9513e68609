export default (session) => {
  const { regions, company, armies } = session.view.board;
  const orders = regions.flatMap((one) => one.orders);
  return {
    closed: orders
      .filter((one) => one.closed)
      .map((one) => one.id)
      .sort(),
    filled: orders
      .filter((one) => one.filled)
      .map((one) => one.id)
      .sort(),
    towers: regions
      .filter((one) => !one.control)
      .map((one) => `${one.towers}`)
      .sort(),
    purses: armies.map((one) => `£${company.treasuries[`president_of_${one.presidency}`]}`).sort(),
  };
};
