// Words of `scope` that are written over each other.
export default (scope) => {
  const found = new Set();
  const flat = (text) => text.replace(/\s+/g, " ").trim().slice(0, 30);
  const clipped = (one, { left, right, top, bottom }) => {
    const box = { left, right, top, bottom };
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      if (getComputedStyle(up).overflow === "visible") continue;
      const outer = up.getBoundingClientRect();
      for (const side of ["left", "top"]) box[side] = Math.max(box[side], outer[side]);
      for (const side of ["right", "bottom"]) box[side] = Math.min(box[side], outer[side]);
    }
    return box;
  };
  // only what is really to be seen there: nothing scrolled away, nothing under something that is painted
  const painted = (one) => !/^rgba\(.*, 0(\.[0-4]\d*)?\)$/.test(getComputedStyle(one).backgroundColor);
  const shows = (one, x, y) => {
    for (const hit of document.elementsFromPoint(x, y)) {
      if (hit.contains(one) || one.contains(hit)) return true;
      if (painted(hit)) return false;
    }
    return false;
  };
  for (const root of document.querySelectorAll(scope)) {
    const texts = [];
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const one = node.parentElement;
      if (!node.data.trim() || one.closest(".sr, title, option, defs, symbol, svg, .motion")) continue;
      if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        const { left, right, top, bottom } = clipped(one, box);
        const seen = shows(one, (left + right) / 2, (top + bottom) / 2);
        if (right - left > 2 && bottom - top > 2 && seen && one.clientWidth !== 1)
          texts.push({ node, left, right, top, bottom });
      }
    }
    texts.sort((a, b) => a.left - b.left);
    texts.forEach((a, at) => {
      for (const b of texts.slice(at + 1)) {
        if (b.left > a.right - 3) break;
        if (a.node === b.node) continue;
        const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (high > 0.45 * Math.min(a.bottom - a.top, b.bottom - b.top))
          found.add(`"${flat(a.node.data)}" and "${flat(b.node.data)}" lie over each other`);
      }
    });
  }
  return [...found];
};
