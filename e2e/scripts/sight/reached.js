// Controls of `scope` that a finger cannot reach when everything that scrolls is scrolled to them, and those that are too small for
// it (`least` pixels; 0 asks only for reach). Whatever was scrolled is put back.
export default ({ scope, least }) => {
  const CONTROLS = "button, a[href], input, select, textarea, summary, [role=button], .is-option[data-target]";
  const scrolled = new Map();
  const rolls = (way) => way === "auto" || way === "scroll";
  const set = (up, top, left) => {
    if (!scrolled.has(up)) scrolled.set(up, [up.scrollTop, up.scrollLeft]);
    up.scrollTo({ top, left, behavior: "instant" });
  };
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  const reveal = (one) => {
    for (let up = one.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      const root = up === document.scrollingElement;
      const [across, down] = [root || rolls(style.overflowX), root || rolls(style.overflowY)];
      if (!across && !down) continue;
      const outer = root ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : up.getBoundingClientRect();
      const [x, y] = middle(one.getBoundingClientRect());
      const [midX, midY] = middle(outer);
      set(up, up.scrollTop + (down ? y - midY : 0), up.scrollLeft + (across ? x - midX : 0));
    }
  };
  // what of it lies in the window
  const seenOf = (box) => {
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    return right - left > 1 && bottom - top > 1 ? { left, right, top, bottom } : null;
  };
  const hits = (one, x, y) => {
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    // a label stands for its field, and what means the same may lie on it
    const same =
      one.closest("label")?.contains(hit) ||
      (one.dataset.do && hit.closest("[data-do]")?.dataset.do === one.dataset.do && one.parentElement.contains(hit));
    return one.contains(hit) || same || (one.dataset.target && hit.closest("[data-target]") === one);
  };
  const shares = [0.15, 0.5, 0.85];
  const reached = (one, box) => {
    const spots = shares.flatMap((a) =>
      shares.map((b) => [box.left + (box.right - box.left) * a, box.top + (box.bottom - box.top) * b]),
    );
    const got = spots.filter(([x, y]) => hits(one, x, y)).length;
    // shapes of a chart fill but a part of their frame
    return one.closest("svg") || one.dataset.target ? got > 0 : got >= 7;
  };
  // a link after a sentence is as large as its words; one in a heading stands alone. What helps with a question is also behind the
  // button of the rules.
  const inSentence = (one) =>
    one.closest(".help") ||
    ((one.matches(".refs") || getComputedStyle(one).display.startsWith("inline")) &&
      !one.closest("header") &&
      one.parentNode.textContent.trim().length > one.textContent.trim().length + 8);
  const half = least / 2 - 0.5;
  // what is not as large as it should be may take touches round itself
  const large = (one, box) => {
    const shape = (one.closest("label") ?? one).getBoundingClientRect();
    const [x, y] = middle(box);
    const wide = shape.width >= least - 0.5 || (hits(one, x - half, y) && hits(one, x + half, y));
    const high = shape.height >= least - 0.5 || (hits(one, x, y - half) && hits(one, x, y + half));
    return wide && high;
  };
  const label = (one) => {
    const text = (one.getAttribute("aria-label") || one.textContent || one.name || "")
      .replace(/\s+/g, " ")
      .trim()
      .slice(0, 40);
    return `${one.localName}.${one.getAttribute("class") ?? ""}[${one.dataset.do ?? one.dataset.target ?? one.id}] "${text}"`;
  };
  // what is drawn when it is scrolled to would be drawn a moment too late
  const late = [...document.querySelectorAll(".loggroup")];
  for (const one of late) one.style.contentVisibility = "visible";
  const found = [];
  for (const root of document.querySelectorAll(scope)) {
    for (const one of root.querySelectorAll(CONTROLS)) {
      if (!one.checkVisibility({ visibilityProperty: true }) || one.closest(".sr, [inert]")) continue;
      if (!one.getBoundingClientRect().width) continue;
      reveal(one);
      // what runs over two lines is touched on the longer
      const [whole] = [...one.getClientRects()].sort((a, b) => b.width - a.width);
      const box = seenOf(whole);
      if (!box || !reached(one, box)) {
        const [x, y] = box ? middle(box) : [0, 0];
        const over = box && document.elementFromPoint(x, y);
        found.push(
          `${label(one)} ${box ? `lies under ${over?.localName}.${over?.getAttribute("class")}` : "is out of reach"}`,
        );
        continue;
      }
      const onChart = one.closest("svg") || one.matches(".stage [data-target]");
      if (least && !onChart && !inSentence(one) && !large(one, box)) {
        const { width, height } = one.getBoundingClientRect();
        found.push(`${label(one)} is ${width.toFixed()} x ${height.toFixed()}`);
      }
    }
  }
  for (const one of late) one.style.contentVisibility = "";
  for (const [up, [top, left]] of scrolled) up.scrollTo({ top, left, behavior: "instant" });
  return [...new Set(found)];
};
