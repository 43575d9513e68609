export default () => {
  const leases = import(new URL("app/keep/lease.js", document.baseURI));
  window.lost = new Promise((lost) => {
    window.claimed = leases.then(({ lease }) => lease("claimed", { lost }));
  });
};
