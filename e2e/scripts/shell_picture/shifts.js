globalThis.shifted = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) globalThis.shifted.push(value);
}).observe({ type: "layout-shift", buffered: true });
