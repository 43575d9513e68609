export default async ({ setup, most }) => {
  const of = (name) => import(new URL(`app/${name}.js`, document.baseURI));
  const [{ openEmbedded }, { paintNow }, { engine }] = await Promise.all(["main", "paint", "engine"].map(of));
  const seats = ["human", "random", "random", "random"].map((kind, at) => ({ name: `Seat ${at + 1}`, kind }));
  const session = await openEmbedded({ setup: { ...setup, seed: "1", seats }, title: "" });
  session.pauseBots(true);
  await engine.bring({ do: "bot", game: setup.game });
  session.narrator.hurry();
  let state = 2;
  const below = (n) => {
    state = (state * 48271) % 2147483647;
    return state % n;
  };
  const open = ({ options }) => options.filter((option) => !option.closed);
  const answers = {
    pick: (decision) => open(decision)[below(open(decision).length)].value,
    pick_many: (decision) =>
      open(decision)
        .slice(0, decision.least)
        .map((option) => option.value),
    amount: ({ lo, hi, step }) => lo + step * below(Math.floor((hi - lo) / step) + 1),
    allocate: ({ slots, total }) => {
      let left = total;
      return slots.map(({ cap }) => {
        const given = Math.min(cap, left);
        left -= given;
        return given;
      });
    },
  };
  const move = ({ decision }) =>
    decision ? { do: "answer", seat: decision.seat, answer: answers[decision.kind](decision) } : { do: "bot" };
  paintNow();
  const times = [];
  while (!session.now.over && times.length < most) {
    // what a person composes or is told stands before the table as it is
    const next = move(session.now);
    const began = performance.now();
    const { ok, error } = session.do(next);
    session.narrator.clear();
    session.narrated();
    paintNow();
    times.push(performance.now() - began);
    if (!ok) throw new Error(`${JSON.stringify(next)} is refused: ${error.text}`);
  }
  return times;
};
