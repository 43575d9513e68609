export default () =>
  [...document.querySelectorAll(":is(.table, dialog) :is(button:not(.refs), input, select)")]
    .filter((one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr"))
    .map((one) => [one.outerHTML.slice(0, 90), one.getBoundingClientRect()])
    .filter(([, box]) => box.width && (box.height < 43.5 || box.width < 43.5))
    .map(([html, box]) => `${html} ${box.width}x${box.height}`);
