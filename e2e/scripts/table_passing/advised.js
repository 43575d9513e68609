// As the best quick computer player would: one move of whoever has the screen.
export default async (session) => {
  while (session.scene) session.narrator.next();
  if (session.bots.running) return new Promise(requestAnimationFrame);
  if (!session.view.decision || session.still) return;
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  await engine.bring({ do: "hint", game: session.now.meta.game });
  const [kind, what, ...rest] = engine.call({ do: "hint", table: session.table, seat: session.viewer }).move;
  const seat = session.viewer;
  session.ui.draft = null;
  if (kind === "answer") session.do({ do: "answer", seat, answer: what });
  else if (kind === "act") session.do({ do: "act", seat, act: what });
  else session.do({ do: "deal", seat, move: what, arguments: rest });
};
