export default async (session, bot) => {
  const { thinker } = await import(new URL("app/bots/thinker.js", document.baseURI));
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const { position } = engine.call({ do: "position", table: session.table });
  const found = await thinker.think({ position, seat: session.viewer, bot, seconds: 0.3, seed: 1 });
  return found.move.length;
};
