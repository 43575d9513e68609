// The second answer stands at the place of the first; gives that place.
export default (session) => {
  const { decision } = session.view;
  const [first, second] = decision.options.filter((one) => !one.closed);
  session.now = { ...session.now, decision: { ...decision, options: [first, { ...second, target: first.target }] } };
  session.repaint();
  return first.target;
};
