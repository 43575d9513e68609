export default async (session) => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const whole = engine.call({ do: "view", table: session.table, viewer: session.viewer });
  const { board, printed, ...sections } = session.now;
  for (const [name, value] of Object.entries(board)) sections[`board/${name}`] = value;
  const wrong = Object.keys({ ...sections, ...whole.set }).filter(
    (name) => JSON.stringify(sections[name]) !== JSON.stringify(whole.set[name]),
  );
  if (JSON.stringify(printed) !== JSON.stringify(whole.printed)) wrong.push("printed");
  return [wrong, JSON.stringify(session.nowLog) === JSON.stringify(whole.log.add)];
};
