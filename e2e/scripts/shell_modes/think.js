// What the worker of the bots would do at this table, and whether the table stands as its record says.
export default async (session) => {
  const { thinker } = await import(new URL("app/bots/thinker.js", document.baseURI));
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const { position } = engine.call({ do: "position", table: session.table });
  const { move } = await thinker.think({ position, seat: session.viewer, bot: "steady", seconds: 1, seed: 1 });
  return [move[0], engine.call({ do: "verify", table: session.table }).whole];
};
