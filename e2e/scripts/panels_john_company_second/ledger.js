export default async (game) => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  return engine.call({ do: "rules", game }).rules.map((one) => one.id);
};
