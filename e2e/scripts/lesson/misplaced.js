export default (session) => {
  const box = (one) => one.getBoundingClientRect();
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const callout = document.getElementById("callout");
  const frame = box(callout);
  const found = [];
  for (const part of callout.querySelectorAll("*")) {
    if (!part.getClientRects().length) continue;
    if (!within(box(part), frame)) found.push(`${part.tagName}.${part.className} sticks out`);
  }
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  if (!within(frame, screen)) found.push("the callout leaves the window");
  const { entry, target } = session.ui.lesson.steps[session.ui.lesson.at];
  const inSight = (one) =>
    one.width > 0 &&
    one.bottom > 0 &&
    one.right > 0 &&
    one.top < innerHeight &&
    one.left < innerWidth &&
    !within(one, frame);
  const drawn = (name) =>
    [...document.querySelectorAll(`[data-target="${name}"], .decision [data-for="${name}"], #${name}`)].filter(
      (one) => one.getClientRects().length,
    );
  // what another look at the board shows is not pointed at; on a phone the sheet of the question may lie over the board
  const pointedAt = target && innerWidth > 600 ? drawn(CSS.escape(target)) : [];
  if (pointedAt.length && !pointedAt.map(box).some(inSight)) found.push(`"${target}" cannot be seen`);
  if (!entry) return found;
  // parts of a mask have no boxes of their own
  const openings = [...document.querySelectorAll("#lesson-scrim .opening")].map((opening) => {
    const [left, top, width, height] = ["x", "y", "width", "height"].map((name) => Number(opening.getAttribute(name)));
    return { left, top, right: left + width, bottom: top + height };
  });
  const { options } = session.view.decision ?? {};
  const asked = options?.findIndex(({ value }) => JSON.stringify(value) === JSON.stringify(entry[2])) ?? -1;
  const out = document.querySelector(`[data-do=answer-out][data-index="${asked}"]`);
  const option = document.querySelector(`.decision .opt[data-index="${asked}"]`);
  const accept = "[data-do=deal-move][data-move=accept]";
  const confirm = document.querySelector({ x: ".act", d: accept }[entry[0]] ?? "#confirm");
  for (const control of out ? [out] : [option, confirm].filter(Boolean)) {
    const one = box(control);
    const beside = one.right <= frame.left || one.left >= frame.right;
    const text = control.textContent.trim();
    if (!beside && one.bottom > frame.top && one.top < frame.bottom) found.push(`the callout covers "${text}"`);
    if (!openings.some((opening) => within(one, opening))) found.push(`the scrim covers "${text}"`);
  }
  return found;
};
