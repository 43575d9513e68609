// When each screen was ready for the first time, what had been fetched by then, and how much has moved by itself up to now.
globalThis.readyAt = {};
globalThis.fetchedUntil = {};
globalThis.shifted = 0;
new MutationObserver(() => {
  const { ready } = document.documentElement?.dataset ?? {};
  if (!ready || ready in readyAt) return;
  readyAt[ready] = performance.now();
  fetchedUntil[ready] = performance.getEntriesByType("resource").map(({ name }) => name);
}).observe(document, { attributes: true, subtree: true, attributeFilter: ["data-ready"] });
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted += value;
}).observe({ type: "layout-shift", buffered: true });
