export default async ([game, program, request]) => {
  const { bringPacks, loadPyodide } = await import(new URL("boot/interpreter.mjs?figures", document.baseURI));
  const pyodide = await loadPyodide();
  await bringPacks(JSON.stringify({ game, do: request }));
  return pyodide.runPython(program);
};
