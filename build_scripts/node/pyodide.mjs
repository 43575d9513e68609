// Pyodide under node, for the scripts beside this one.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Node would print the whole minified line in which an error was thrown: only the message is of use.
process.on("uncaughtException", (error) => {
  console.error(error?.message ?? error);
  process.exit(1);
});

/** A started Pyodide from the given folder. */
export async function start(folder, options = {}) {
  const { loadPyodide } = await import(pathToFileURL(path.join(folder, "pyodide.mjs")).href);
  return loadPyodide(options);
}

/** Makes the modules of the given wheels importable. */
export function unpack(pyodide, wheels) {
  const [extractDir] = pyodide.runPython("import site; site.getsitepackages()").toJs();
  for (const wheel of wheels) pyodide.unpackArchive(new Uint8Array(fs.readFileSync(wheel)), "wheel", { extractDir });
}

/** All wheels of a folder. */
export const wheelsIn = (folder) =>
  fs
    .readdirSync(folder)
    .filter((name) => name.endsWith(".whl"))
    .map((name) => path.join(folder, name));
