// Plays on, for every person at the screen and for the bots, until `holds` holds when somebody is asked `code` with something to
// choose (of an amount there is always something). `manners` are the wishes and answers of a play (see plays/).
export default (session, { manners, holds, code, lot }) => {
  const open = (list) => list.filter((one) => !one.closed);
  const offered = (decision) => decision.options ?? decision.slots ?? decision.items ?? [];
  let state = lot;
  const any = (list) => {
    state = (state * 48271) % 2147483647;
    return list[state % list.length];
  };
  const answers = {
    pick({ code: asked, options }) {
      const wish = manners.wishes[asked] ?? (() => true);
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
  const choice = (decision) => decision.kind === "amount" || open(offered(decision)).length > 1;
  const here = (decision) => decision?.code === code && choice(decision) && holds(session, { open, offered });
  const move = (decision) =>
    decision ? { do: "answer", seat: decision.seat, answer: answers[decision.kind](decision) } : { do: "bot" };
  session.pauseBots(true);
  // nothing of it is told
  session.narrator.hurry();
  for (let left = 600; left > 0; left -= 1) {
    // what was passed for somebody lets the table rest for a moment
    session.still = false;
    session.settle();
    if (session.curtain) session.lift();
    // so does what is passed for whoever gets the screen
    session.still = false;
    const { decision, over } = session.now;
    if (here(decision) || (over && code === "over")) {
      session.narrator.arrive();
      return session.viewer;
    }
    if (over) break;
    const next = move(decision);
    const done = session.do(next);
    if (done.ok === false) throw new Error(`Refused: ${JSON.stringify(next)}: ${done.error.text}`);
  }
  throw new Error(`Never asked: ${code} (position ${session.now.meta.position})`);
};
