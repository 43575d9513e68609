export default () =>
  new Promise((done) => {
    const look = () => (window.writing ? done() : setTimeout(look, 5));
    look();
  });
