new MutationObserver((_, observer) => {
  if (document.documentElement?.dataset.ready !== "table") return;
  globalThis.readyAfter = performance.now();
  globalThis.fetchedUntilReady = performance.getEntriesByType("resource").map(({ name }) => name);
  observer.disconnect();
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
