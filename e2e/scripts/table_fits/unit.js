export default (session) => {
  const seats = session.now.seats.map((one) => ({ ...one, score: 118, scoreText: "GP of wealth" }));
  session.now = { ...session.now, seats };
  session.compose();
  session.repaint();
};
