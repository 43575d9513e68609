// Plays on, for everybody at the table, until something is asked that has not been `seen` (and is among the `wanted`, if they are
// named), or to the end; says what is asked. Whoever answers takes what the `manners` of a play wish for, and else anything.
export default (session, { manners, seen, wanted, lot }) => {
  let state = lot + session.now.meta.position;
  const open = (list) => list.filter((one) => !one.closed);
  const any = (list) => {
    state = (state * 48271) % 2147483647;
    return list[state % list.length];
  };
  const answers = {
    pick({ code, options }) {
      const wish = manners.wishes[code] ?? (() => true);
      const wished = open(options).filter((one, at, all) => wish(one, at, all, code));
      return any(wished.length ? wished : open(options)).value;
    },
    pick_many: ({ options, least }) =>
      open(options)
        .slice(0, least)
        .map((one) => one.value),
    amount: ({ lo }) => lo,
    allocate({ slots, total }) {
      let left = total;
      return slots.map(({ cap }) => {
        const given = Math.min(cap, left);
        left -= given;
        return given;
      });
    },
    arrange: ({ items }) => items.map((one) => one.value),
    ...manners.answers,
  };
  session.pauseBots(true);
  for (let left = 3000; left > 0; left -= 1) {
    // what was passed for somebody lets the table rest for a moment
    session.still = false;
    // what is told to somebody who is asked nothing must not keep the screen from those who are
    if (!session.now.decision) session.narrator.hurry();
    session.narrator.arrive();
    session.settle();
    if (session.curtain) session.lift();
    const { decision, over } = session.now;
    if (over) return "over";
    if (decision && !seen.includes(decision.code) && (wanted?.includes(decision.code) ?? true)) return decision.code;
    const move = decision
      ? { do: "answer", seat: decision.seat, answer: answers[decision.kind](decision) }
      : { do: "bot" };
    const done = session.do(move);
    if (done.ok === false) throw new Error(`Refused: ${JSON.stringify(move)}: ${done.error.text}`);
  }
  throw new Error("The game does not end");
};
