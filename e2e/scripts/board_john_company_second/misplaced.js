export default () => {
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && one.clientWidth > 1;
  const all = (selector) => [...document.getElementById("stage").querySelectorAll(selector)].filter(seen);
  const boxes = all(".jc2-box").map((one) => ({ one, box: one.getBoundingClientRect() }));
  const [plate] = all(".jc2-plate").map((one) => one.getBoundingClientRect());
  const within = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
  const meet = (a, b) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top;
  const out = boxes.filter(({ box }) => !within(box, plate));
  const over = boxes.filter(({ box }, at) => boxes.slice(at + 1).some((other) => meet(box, other.box)));
  return [...out, ...over].map(({ one }) => one.className);
};
