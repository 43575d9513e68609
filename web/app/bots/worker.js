// A module worker with a Python of its own, in which searching bots think. Messages are JSON text both ways.
import { loadPyodide } from "../../boot/interpreter.mjs";

const pyodide = await loadPyodide();
const call = pyodide.pyimport("pygame_core.facade").call;

onmessage = ({ data: { id, request } }) => {
  try {
    postMessage({ id, answer: call(request) });
  } catch (problem) {
    postMessage({ id, crash: String(problem) });
  }
};
postMessage({ ready: true });
