// Words of `scope` that are cut off, by a part that does not scroll or by the edge of the window, and that no title tells in full.
export default (scope) => {
  const CLIPS = ["hidden", "clip"];
  const flat = (text) => text.replace(/\s+/g, " ").trim();
  const told = (one, node) => {
    const text = flat(node.data);
    for (let up = one; up; up = up.parentElement) {
      const title = up.getAttribute("title") ?? up.querySelector(":scope > title")?.textContent;
      if (title && flat(title).includes(text)) return true;
    }
    return false;
  };
  // the ancestors that can clip an element: those between an absolute one and its frame cannot
  function* frames(one) {
    let { position } = getComputedStyle(one);
    for (let up = one.parentElement; up && position !== "fixed"; up = up.parentElement) {
      const style = getComputedStyle(up);
      if (position === "absolute" && style.position === "static") continue;
      position = style.position;
      yield [up, style];
    }
  }
  // a sign stands for the words, which are there for those who cannot see
  const signed = (one) =>
    getComputedStyle(one, "::before").content !== "none" && getComputedStyle(one).overflow === "hidden";
  const axes = (box) => ({ x: [box.left, box.right], y: [box.top, box.bottom] });
  const beyond = (inner, outer, slack) => inner[0] < outer[0] - slack || inner[1] > outer[1] + slack;
  const within = (inner, outer) => {
    const from = Math.min(Math.max(inner[0], outer[0]), outer[1]);
    return [from, Math.max(from, Math.min(inner[1], outer[1]))];
  };
  const page = document.scrollingElement;
  function cutBy(one, box) {
    const seen = axes(box);
    const chain = [[one, getComputedStyle(one)], ...frames(one)];
    for (const [up, style] of chain) {
      if (up === document.body || up === page) continue;
      const outer = axes(up.getBoundingClientRect());
      for (const axis of ["x", "y"]) {
        const way = axis === "x" ? style.overflowX : style.overflowY;
        // a line is a little higher than its letters
        if (CLIPS.includes(way) && beyond(seen[axis], outer[axis], axis === "x" ? 1.5 : 4)) return up;
        if (way === "auto" || way === "scroll") seen[axis] = within(seen[axis], outer[axis]);
      }
    }
    if (beyond(seen.x, [0, innerWidth], 1.5)) return page;
    const rolls = page.scrollHeight > innerHeight && chain.every(([, style]) => style.position !== "fixed");
    return !rolls && beyond(seen.y, [0, innerHeight], 4) ? page : null;
  }
  const found = new Set();
  for (const root of document.querySelectorAll(scope)) {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const one = node.parentElement;
      if (!node.data.trim() || one.closest(".sr, title, option, defs, symbol, .motion")) continue;
      if (signed(one) || !one.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        // written for those who cannot see: a spot of a pixel
        const spot = one.clientWidth === 1 || one.parentElement.clientWidth === 1;
        if (!box.width || spot) continue;
        const by = cutBy(one, box);
        if (by && !told(one, node)) {
          const name = by === page ? "the window" : `${by.localName}.${by.getAttribute("class") ?? by.id}`;
          found.add(
            `${one.getAttribute("class") ?? one.localName}: "${flat(node.data).slice(0, 40)}" is cut by ${name}`,
          );
        }
      }
    }
  }
  if (page.scrollWidth > innerWidth) found.add(`the page is ${page.scrollWidth} wide`);
  return [...found];
};
