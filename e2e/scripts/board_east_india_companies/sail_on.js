export default async (session) => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  await engine.bring({ do: "bot", game: session.now.meta.game });
  const first = ({ options }) => options.find((one) => !one.closed).value;
  const away = () => session.now.board.zones.some(({ stack }) => stack.some((tile) => !tile.id));
  const move = (decision) => (decision ? { do: "answer", seat: 0, answer: first(decision) } : { do: "bot" });
  session.narrator.hurry();
  while (!away()) session.do(move(session.now.decision));
  session.narrator.arrive();
};
