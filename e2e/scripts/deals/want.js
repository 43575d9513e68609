// As if the refusal had said that it would take so much money.
export default (session, { n }) => {
  const refusal = session.now.deals.refused.at(-1);
  refusal.wants = [{ kind: "cash", from: session.viewer, to: refusal.by, n, text: "", binding: true }];
  session.repaint();
};
