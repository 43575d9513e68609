// @ts-check
// A module worker with a Python of its own, in which searching bots think. Messages are JSON text both ways.
import { bringPacks, loadPyodide } from "../../boot/interpreter.mjs";

const pyodide = await loadPyodide();
const call = pyodide.pyimport("pygame_core.facade").call;

self.onmessage = async ({ data: { id, request } }) => {
  try {
    await bringPacks(request);
    postMessage({ id, answer: call(request) });
  } catch (problem) {
    postMessage({ id, crash: String(problem) });
  }
};
postMessage({ ready: true });
