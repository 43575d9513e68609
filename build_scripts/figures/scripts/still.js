// A whole game of one person, who follows the hints, and three bots: after each move the height of the bar, and how much of the
// page shifted with it by the browser's own count. What follows a person's own answer within half a second is no shift to
// the browser: such moves are told apart.
export default async ({ setup, most }) => {
  const of = (name) => import(new URL(`app/${name}.js`, document.baseURI));
  const [{ openEmbedded }, { engine }] = await Promise.all(["main", "engine"].map(of));
  const seats = ["human", "random", "random", "random"].map((kind, at) => ({ name: `Seat ${at + 1}`, kind }));
  const session = await openEmbedded({ setup: { ...setup, seed: "1", seats }, title: "" });
  session.pauseBots(true);
  await engine.bring({ do: "bot", game: setup.game });
  const shown = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  let shifted = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shifted += value;
  }).observe({ type: "layout-shift" });
  const advised = async (seat) => {
    const [kind, ...said] = (await session.hint()).move;
    if (kind === "answer") return { do: "answer", seat, answer: said[0] };
    return kind === "act"
      ? { do: "act", seat, act: said[0] }
      : { do: "deal", seat, move: said[0], arguments: said.slice(1) };
  };
  const moves = [];
  const height = () => document.querySelector(".decision").getBoundingClientRect().height;
  // first as it is told, then as it has come to be
  const look = async (own) => {
    await shown();
    const told = height();
    session.narrator.hurry();
    await shown();
    await shown();
    moves.push({ own, shifted, heights: [told, height()] });
    shifted = 0;
  };
  await look(true);
  moves.length = 0;
  while (!session.now.over && moves.length < most) {
    const { decision } = session.now;
    const done = session.do(decision ? await advised(decision.seat) : { do: "bot" });
    if (done.ok === false) throw new Error(done.error.text);
    if (!session.now.over) await look(Boolean(decision));
  }
  return moves;
};
