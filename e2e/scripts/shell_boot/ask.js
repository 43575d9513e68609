export default async () => {
  const { loadPyodide } = await import(new URL("boot/interpreter.mjs", document.baseURI));
  const python = await loadPyodide();
  return python.runPython("import pyscript; [pyscript.RUNNING_IN_WORKER, callable(pyscript.display)]").toJs();
};
