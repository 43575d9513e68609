export default (session, change) => {
  session.now = { ...session.now, decision: { ...session.now.decision, ...change } };
  session.repaint();
};
