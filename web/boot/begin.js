// Runs while the head of the page is still being read (a plain script): asks for the three files that Python cannot start without
// before there is anything to draw. The build writes their addresses on the script's element; downloads.mjs takes the answers.

/** @import { Option } from "../app/types.js" */
(() => {
  const { wasm, stdlib, core } = document.currentScript.dataset;
  const asked = new Map();
  /**
   * @param {any} address
   * @param {Option[]} options
   */
  const ask = (address, options) => {
    const { href } = new URL(address, document.baseURI);
    asked.set(href, fetch(href, options));
    // whoever takes it hears of its failure
    asked.get(href).catch(() => {});
  };
  // without a network the program comes from the copy that the service worker keeps, at another address (see downloads.mjs)
  if (navigator.onLine) ask(wasm, { cache: "force-cache" });
  ask(stdlib);
  ask(core);
  globalThis.leadenhallAsked = asked;
})();
