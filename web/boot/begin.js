// @ts-check
// Runs while the head of the page is still being read (a plain script): asks for the three files that Python cannot start without
// before there is anything to draw. The build writes their addresses on the script's element; downloads.mjs takes the answers.
(() => {
  const { wasm = "", stdlib = "", core = "" } = document.currentScript?.dataset ?? {};
  /** @type {Map<string, Promise<Response>>} */
  const asked = new Map();
  /**
   * @param {string} address
   * @param {RequestInit} [options]
   */
  const ask = (address, options) => {
    const { href } = new URL(address, document.baseURI);
    const answer = fetch(href, options);
    asked.set(href, answer);
    // whoever takes it hears of its failure
    answer.catch(() => {});
  };
  // without a network the program comes from the copy that the service worker keeps, at another address (see downloads.mjs)
  if (navigator.onLine) ask(wasm, { cache: "force-cache" });
  ask(stdlib);
  ask(core);
  globalThis.leadenhallAsked = asked;
})();
