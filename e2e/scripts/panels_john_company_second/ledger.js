export default async (game) => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const { rules } = await engine.ask({ do: "rules", game });
  return rules.map((one) => one.id);
};
