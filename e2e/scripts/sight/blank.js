// Panels of `scope` with nothing in them, and a screen on which nothing is to be seen.
export default (scope) => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const PICTURES = "svg, img, input, canvas, .arms, .cube";
  const says = (one) =>
    one.innerText.trim() ||
    [...one.querySelectorAll(PICTURES)].some((part) => seen(part) && part.getBoundingClientRect().width > 2);
  const found = [];
  const roots = [...document.querySelectorAll(scope)].filter(seen);
  if (!roots.length) found.push(`${scope} is not there`);
  for (const root of roots) {
    const { width, height } = root.getBoundingClientRect();
    if (width < 40 || height < 40) found.push(`${scope} is ${width.toFixed()} x ${height.toFixed()}`);
    if (!says(root)) found.push(`${scope} is empty`);
    for (const panel of root.querySelectorAll(".panel, section")) {
      if (!seen(panel)) continue;
      const box = panel.getBoundingClientRect();
      if (box.width < 8 || box.height < 8 || !says(panel))
        found.push(
          `${panel.localName}.${panel.getAttribute("class") ?? ""} is empty (${box.width.toFixed()} x ${box.height.toFixed()})`,
        );
    }
  }
  return found;
};
