export default async ([game, program]) => {
  const { bringGames, loadPyodide } = await import(new URL("boot/interpreter.mjs?figures", document.baseURI));
  const pyodide = await loadPyodide();
  await bringGames(JSON.stringify({ game }));
  return pyodide.runPython(program);
};
