export default async () => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const { ask } = engine;
  engine.ask = async () => {
    engine.ask = ask;
    throw new Error("broken on purpose");
  };
};
