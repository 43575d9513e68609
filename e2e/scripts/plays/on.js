// Plays on, for everybody at the table and for the bots, until `stops(session, { decision, open, offered })` says so when somebody is
// asked, or to the end; gives what is asked ("over" at the end) and the seat that looks on. Whoever answers takes what the `manners` of a
// play wish for (see its neighbours; `code` is what the play is on its way to), and else anything. What happens is told if it `tells`.
export default async (session, { manners, stops, code = null, lot, tells, most }) => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  await engine.bring({ do: "bot", game: session.now.meta.game });
  const { narrator } = session;
  const open = (list) => list.filter((one) => !one.closed);
  const offered = (decision) => decision.options ?? decision.slots ?? decision.items ?? [];
  let state = lot;
  const any = (list) => {
    state = (state * 48271) % 2147483647;
    return list[state % list.length];
  };
  const answers = {
    pick({ code: asked, options }) {
      const wish = manners.wishes?.[asked] ?? (() => true);
      const wished = open(options).filter((one, at, all) => wish(one, at, all, code ?? asked));
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
  const move = (decision) =>
    decision ? { do: "answer", seat: decision.seat, answer: answers[decision.kind](decision) } : { do: "bot" };
  const lookOn = () => {
    // what was passed for somebody lets the table rest for a moment
    session.still = false;
    // what is told to somebody who is asked nothing must not keep the screen from those who are
    if (!tells || !session.now.decision) narrator.hurry();
    if (tells) narrator.arrive();
    session.settle();
    if (session.curtain) session.lift();
    // so does what is passed for whoever gets the screen
    session.still = false;
  };
  session.pauseBots(true);
  for (let left = most; left > 0; left -= 1) {
    lookOn();
    const { decision, over } = session.now;
    if (over || (decision && stops(session, { decision, open, offered }))) {
      narrator.arrive();
      return { code: over ? "over" : decision.code, viewer: session.viewer };
    }
    const next = move(decision);
    const done = session.do(next);
    if (done.ok === false) throw new Error(`Refused: ${JSON.stringify(next)}: ${done.error.text}`);
  }
  throw new Error(`The play does not come to an end (position ${session.now.meta.position})`);
};
