export default ({ words, parts, below }) => {
  const stage = document.getElementById("stage");
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr, svg");
  const hides = (one) => !["visible", "auto", "scroll"].includes(getComputedStyle(one).overflowX);
  const cut = (one) => seen(one) && hides(one) && one.scrollWidth > one.clientWidth + 1;
  const sticksOut = (part, outer) => {
    const inner = part.getBoundingClientRect();
    const beside = inner.right > outer.right + 1 || inner.left < outer.left - 1;
    return seen(part) && (beside || (below && inner.bottom > outer.bottom + 1));
  };
  const out = (panel) => {
    const box = panel.getBoundingClientRect();
    return [...panel.querySelectorAll(parts)].filter((part) => sticksOut(part, box));
  };
  const all = (selector) => [...stage.querySelectorAll(selector)];
  const told = (one) => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 40)}`;
  const panels = parts ? all(".panel") : [];
  return [...all(words).filter(cut), ...panels.flatMap(out)].map(told);
};
