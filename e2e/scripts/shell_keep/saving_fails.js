export default async () => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const { call } = engine;
  engine.call = (request) => {
    if (request.do === "save") throw new Error("out of memory");
    return call.call(engine, request);
  };
  window.mend = () => {
    engine.call = call;
  };
};
