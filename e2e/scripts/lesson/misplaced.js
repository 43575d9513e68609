export default (session) => {
  const box = (one) => one.getBoundingClientRect();
  const within = (inner, outer) =>
    inner.left >= outer.left - 1 &&
    inner.right <= outer.right + 1 &&
    inner.top >= outer.top - 1 &&
    inner.bottom <= outer.bottom + 1;
  const shared = (one, other) => {
    const left = Math.max(one.left, other.left);
    const top = Math.max(one.top, other.top);
    return { left, top, right: Math.min(one.right, other.right), bottom: Math.min(one.bottom, other.bottom) };
  };
  const area = ({ left, top, right, bottom }) => Math.max(0, right - left) * Math.max(0, bottom - top);
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

  /** What of an element lies in the window and in the panes that it is scrolled in. */
  const windowed = (element) => {
    let seen = shared(box(element), screen);
    for (let pane = element.parentElement; pane; pane = pane.parentElement)
      if (getComputedStyle(pane).overflow !== "visible") seen = shared(seen, box(pane));
    return seen;
  };
  /** Whether something else of the table lies over the middle of what is seen of it; callout and scrim are looked through. */
  const overlaid = (element, seen) => {
    const [top] = document
      .elementsFromPoint((seen.left + seen.right) / 2, (seen.top + seen.bottom) / 2)
      .filter((one) => !one.closest("#callout, #lesson-scrim, #motion"));
    const over = top?.closest(".decision, .drawer, .masthead, .rail, nav");
    return Boolean(over) && !over.contains(element);
  };
  if (target) {
    const name = CSS.escape(target);
    const named = [
      ...document.querySelectorAll(`:is(#stage, .decision) :is([data-target="${name}"], [data-for="${name}"])`),
    ];
    const drawn = named.filter((one) => one.getClientRects().length);
    const sights = drawn
      .map((one) => ({ one, seen: windowed(one) }))
      .filter(({ one, seen }) => area(seen) > 0 && !overlaid(one, seen));
    if (!named.length) found.push(`"${target}" is not on the table`);
    else if (!drawn.length) found.push(`"${target}" is not drawn`);
    else if (!sights.length) found.push(`"${target}" is out of sight`);
    else if (!sights.some(({ seen }) => area(shared(seen, frame)) < 1)) found.push(`the callout lies over "${target}"`);
  }
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
  const sought = { x: ".act, .foot [data-name=acts]", d: accept }[entry[0]] ?? "#confirm";
  const confirm = [...document.querySelectorAll(sought)].findLast((one) => area(windowed(one)) > 0);
  for (const control of out ? [out] : [option, confirm].filter(Boolean)) {
    const one = box(control);
    const beside = one.right <= frame.left || one.left >= frame.right;
    const text = control.textContent.trim();
    if (!beside && one.bottom > frame.top && one.top < frame.bottom) found.push(`the callout covers "${text}"`);
    if (!openings.some((opening) => within(one, opening))) found.push(`the scrim covers "${text}"`);
  }
  return found;
};
