export default async ([game, program]) => {
  const { bringPacks, loadPyodide } = await import(new URL("boot/interpreter.mjs?figures", document.baseURI));
  const pyodide = await loadPyodide();
  await bringPacks(JSON.stringify({ game }));
  return pyodide.runPython(program);
};
