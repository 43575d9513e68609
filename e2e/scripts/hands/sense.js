// What a person sees and can touch: when the page has come to rest, which elements are there, and where a finger meets them.
export default () => {
  const { hands } = globalThis;
  const FRAMES = 1500;
  const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  // what goes by itself after its time is waited for: a slow hand would meet what comes up in its place
  const BUSY = '.table[data-bots="running"], .decision[data-unread], .decision.result .hair';
  const busy = () => document.querySelector(BUSY);

  hands.same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

  /** Returns when nothing more is drawn by itself; false if that never happens. */
  hands.rest = async () => {
    for (let at = 0; at < FRAMES; at += 1) {
      await frame();
      if (!("due" in document.documentElement.dataset) && !busy()) return true;
    }
    return false;
  };

  const seen = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false });
  /** All that are drawn. */
  hands.all = (selector, root = document) => [...root.querySelectorAll(selector)].filter(seen);
  hands.one = (selector, root = document) => hands.all(selector, root)[0] ?? null;

  const rolls = (way) => way === "auto" || way === "scroll";
  const middle = (box) => [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
  /** Scrolls whatever a person could scroll until the element is in the middle of it. */
  const reveal = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement) {
      const style = getComputedStyle(up);
      const root = up === document.scrollingElement;
      const [across, down] = [root || rolls(style.overflowX), root || rolls(style.overflowY)];
      if (!across && !down) continue;
      const outer = root ? { left: 0, top: 0, right: innerWidth, bottom: innerHeight } : up.getBoundingClientRect();
      const [x, y] = middle(element.getBoundingClientRect());
      const [midX, midY] = middle(outer);
      up.scrollBy({ top: down ? y - midY : 0, left: across ? x - midX : 0, behavior: "instant" });
    }
  };

  // never twice on one spot, or the browser takes two clicks for a double one
  const shares = () => (hands.side ? [0.4, 0.7, 0.25, 0.15, 0.85] : [0.6, 0.3, 0.75, 0.85, 0.15]);
  const spots = ({ left, top, width, height }) =>
    shares().flatMap((down) => shares().map((across) => [left + width * across, top + height * down]));
  const meets = (element, x, y) => {
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) return false;
    const hit = document.elementFromPoint(x, y);
    if (!hit) return false;
    const actor = hit.closest("[data-do], label, summary, a");
    return element.dataset.do ? actor === element : element.contains(hit);
  };
  const point = (element) => {
    for (const box of element.getClientRects())
      for (const [x, y] of spots(box)) if (meets(element, x, y)) return { x: Math.round(x), y: Math.round(y) };
    return null;
  };

  /** Where a finger meets the element, once it has been scrolled to; null where it does not. */
  hands.point = (element) => {
    if (!element || !seen(element)) return null;
    const found = point(element);
    if (found) return found;
    reveal(element);
    return point(element);
  };

  const named = (element) => {
    const { dataset } = element;
    const what = Object.entries(dataset).map(([key, value]) => `${key}=${value}`);
    return `${element.localName}[${what.join(" ").slice(0, 80)}]`;
  };
  hands.stuck = (why, element) => ({ do: "stuck", why: element ? `${why}: ${named(element)}` : why });

  /** By pointer: a click or tap on the first of these that a finger meets; null where there is none. */
  hands.click = (elements, more = {}) => {
    for (const element of [elements].flat()) {
      const place = hands.point(element);
      if (place) return { do: "click", ...place, on: named(element), ...more };
    }
    return null;
  };
};
