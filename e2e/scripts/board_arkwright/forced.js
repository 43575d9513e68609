// What the rules say of the dearest space that can be taken, and what paying for it leaves.
export default (session) => {
  const { decision, board } = session.now;
  const option = decision.options.findLast((one) => !one.closed);
  const { set } = session.preview([option.value]);
  const { cash, shares, loans } = (set["board/companies"] ?? board.companies)[session.viewer];
  const space = (set["board/exchange"] ?? board.exchange).shares[session.viewer].space;
  return { target: option.target, total: option.params.total, cash, shares, loans, space };
};
