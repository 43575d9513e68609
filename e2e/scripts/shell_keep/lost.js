// Whether what was claimed (claim.js) is lost again within so many milliseconds.
export default (milliseconds) =>
  Promise.race([
    window.claimed.then((held) => (held ? window.lost : null)).then(() => true),
    new Promise((done) => setTimeout(done, milliseconds, false)),
  ]);
