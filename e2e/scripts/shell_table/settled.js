export default (session) =>
  new Promise((done) => {
    const look = () => (session.bots.running ? setTimeout(look, 20) : done());
    look();
  });
