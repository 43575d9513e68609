// What is wrong with the place of the button that confirms: it must be in the window as a whole, above the bar to move about.
export default () => {
  const button = document.querySelector(".table.on-table #confirm");
  if (!button?.checkVisibility({ visibilityProperty: true })) return [];
  const box = button.getBoundingClientRect();
  const nav = document.querySelector(".table > .nav")?.getBoundingClientRect();
  const bottom = nav?.height && nav.top > innerHeight / 2 ? nav.top : innerHeight;
  const inside = box.top >= 0 && box.left >= 0 && box.right <= innerWidth && box.bottom <= bottom + 0.5;
  return inside
    ? []
    : [
        `confirm lies at ${box.left.toFixed()}, ${box.top.toFixed()} to ${box.right.toFixed()}, ${box.bottom.toFixed()}; there is room to ${innerWidth}, ${bottom.toFixed()}`,
      ];
};
