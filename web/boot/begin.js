// @ts-check
// Runs while the head of the page is still being read (a plain script): asks in good time for what is wanted first. Where the address
// leads to a table that needs the rules at once, that is what Python starts from; downloads.mjs takes the answers. Where it leads to the
// lobby, that is the lobby, and Python is begun when the lobby stands. The build writes the addresses on the script's element.
(() => {
  const {
    wasm = "",
    stdlib = "",
    core = "",
    python = "",
    lobby = "",
    interpreter = "",
  } = document.currentScript?.dataset ?? {};
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

  /**
   * Modules, and what scripts fetch.
   * @param {string} addresses
   */
  const announce = (addresses) => {
    for (const href of addresses.split(" ").filter(Boolean)) {
      const module = /\.m?js$/.test(href);
      const hint = { rel: module ? "modulepreload" : "preload", href, crossOrigin: module ? null : "anonymous" };
      const link = Object.assign(document.createElement("link"), hint);
      if (!module) link.as = "fetch";
      document.head.append(link);
    }
  };

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    // without a network the program comes from the copy that the service worker keeps, at another address (see downloads.mjs)
    if (navigator.onLine) ask(wasm, { cache: "force-cache" });
    ask(stdlib);
    ask(core);
    announce(python);
    // the first of its modules begins to work on its own when it arrives
    document.head.append(Object.assign(document.createElement("script"), { type: "module", src: interpreter }));
  };

  globalThis.leadenhallPython = { asked, begin, patient: false };
  if (/^#\/(table|play|lesson)\/[\w-]/.test(location.hash)) begin();
  else if (!location.hash.startsWith("#/game/")) announce(lobby);
})();
