// Installs the core with nothing but the site's own Pyodide and micropip; returns the name of what was imported.
export default async ({ site, wheel }) => {
  const { loadPyodide } = await import(`${site}vendor/pyodide/pyodide.mjs`);
  const pyodide = await loadPyodide({ packageBaseUrl: `${site}vendor/pyodide/` });
  await pyodide.loadPackage("micropip");
  await pyodide.pyimport("micropip").install(`${site}wheels/${wheel}`);
  return pyodide.pyimport("pygame_core.facade").__name__;
};
