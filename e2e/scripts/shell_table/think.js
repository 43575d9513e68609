// Lets the worker of the bots think about what the viewer is asked, in the way that `work` wants it.
export default async (session, { bot, work }) => {
  const { Cancelled, thinker } = await import(new URL("app/bots/thinker.js", document.baseURI));
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const { position } = engine.call({ do: "position", table: session.table });
  const think = () => thinker.think({ position, seat: session.viewer, bot, seconds: 0.2, seed: 1 });
  const cancelled = (problem) => (problem instanceof Cancelled ? "cancelled" : String(problem));
  return work({ think, thinker, cancelled });
};
