// @ts-check
// The first script of the page: shows how far the start has come, from bytes received and steps done, and starts everything.
import { engine } from "./engine.js";
import { w, wordsIntoPage } from "./words.js";

/** @import { Params } from "./types.js" */

const STALL = 20_000;
/**
 * Where on the route each port lies; a leg is sailed while the step of its port of arrival is under way.
 * @type {Record<string, number>}
 */
const PORTS = { page: 0, runtime: 0.1054, "standard library": 0.5334, "engine wheel": 0.9491, "engine start": 1 };
const STEPS = Object.keys(PORTS);
const PYTHON = /\/vendor\/pyodide\/|\/packs\//;

const steps = Object.fromEntries(STEPS.map((step) => [step, { bytes: 0, total: 0, done: false }]));
/**
 * Until the catalogue is there, the words that stand in the HTML are the words.
 * @type {typeof w | null}
 */
let say = null;
let lastByte = performance.now();
let stopped = false;

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
/** @param {number} bytes */
const megabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** @param {string} step */
function amount(step) {
  const { bytes, total, done } = steps[step];
  if (step === "engine start" || bytes + total === 0) return null;
  if (!say) return `${megabytes(done ? bytes : total)} MB`;
  if (done || bytes === 0 || total === 0) return say("boot.size", { size: megabytes(bytes || total) });
  return say("boot.part", { part: megabytes(bytes), size: megabytes(total) });
}

const underWay = () => STEPS.find((step) => !steps[step].done) ?? "engine start";

function showRows() {
  const now = underWay();
  for (const row of document.querySelectorAll("#bootcard [data-step]")) {
    const { step = "" } = row.dataset;
    row.className = steps[step].done ? "done" : step === now ? "now" : "";
    const text = amount(step);
    const place = row.querySelector(".amt");
    if (text && place) place.textContent = text;
  }
}

function showSum() {
  const counted = STEPS.filter((step) => step !== "engine start").map((step) => steps[step]);
  const bytes = counted.reduce((sum, step) => sum + step.bytes, 0);
  const total = counted.reduce((sum, step) => sum + Math.max(step.total, step.bytes), 0);
  // before the build's list has arrived the whole is not known, and nothing is claimed
  if (!steps.runtime.total) return;
  const share = Math.min(1, bytes / total);
  part("bootsum").textContent = say?.("boot.part", { part: megabytes(bytes), size: megabytes(total) }) ?? "";
  part("bootbar").setAttribute("aria-valuenow", String(Math.round(share * 100)));
  /** @type {HTMLElement} */ (part("bootbar").firstElementChild).style.transform = `scaleX(${share})`;
}

/** How much of the route is sailed, and the place that this is on the chart. */
function voyage() {
  const now = underWay();
  const from = PORTS[STEPS[Math.max(0, STEPS.indexOf(now) - 1)]];
  const { bytes, total, done } = steps[now];
  const sailed = done ? 1 : from + (PORTS[now] - from) * (total ? Math.min(1, bytes / total) : 0);
  /** @type {any} */
  const wake = part("wake");
  return { sailed, at: wake?.getPointAtLength(sailed * wake.getTotalLength()) };
}

/** @param {{ sailed: number, at?: { x: number, y: number } }} given */
function showVessel({ sailed, at }) {
  if (!at) return;
  part("wake").setAttribute("stroke-dasharray", `${sailed * 1000} 1000`);
  part("vessel").setAttribute("transform", `translate(${at.x} ${at.y})`);
  for (const port of document.querySelectorAll("[data-port]")) {
    const { port: name = "" } = port.dataset;
    port.classList.toggle("todo", !steps[name].done && PORTS[name] > sailed);
  }
}

/** Milliseconds between two pictures of the progress: more of them would be drawn at the cost of what they tell of. */
const PICTURE = 120;

let planned = false;
function show() {
  if (planned || stopped) return;
  planned = true;
  setTimeout(
    () =>
      requestAnimationFrame(() => {
        planned = false;
        if (!part("bootcard")) return;
        // asked before anything is written: the browser would have to lay out the page once more to know it
        const sailed = voyage();
        showRows();
        showSum();
        showVessel(sailed);
      }),
    PICTURE,
  );
}

/**
 * @param {string} step
 * @param {number} bytes
 * @param {number} total
 */
function received(step, bytes, total) {
  Object.assign(steps[step], { bytes, total, done: total > 0 && bytes >= total });
  lastByte = performance.now();
  part("bootslow")?.remove();
  show();
}

addEventListener("leadenhall:boot", (event) => {
  const { step, bytes, total } = /** @type {CustomEvent} */ (event).detail;
  received(step, bytes, total);
});

function countPage() {
  const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
  const files = entries.filter(({ name }) => !PYTHON.test(name));
  steps.page.bytes = files.reduce((sum, file) => sum + (file.encodedBodySize || file.decodedBodySize), 0);
}

/**
 * A paragraph or a button made of text: nothing here is ever read as HTML.
 * @param {any} tag
 * @param {string} text
 * @param {any} [attributes]
 */
function made(tag, text, attributes = {}) {
  const element = Object.assign(document.createElement(tag), attributes);
  element.textContent = text;
  return element;
}

/**
 * @param {string} key
 * @param {any} english
 * @param {Params} [params]
 */
const words = (key, english, params) => (say ? say(key, params) : english);

function watchForStall() {
  if (stopped || !part("bootcard")) return;
  if (performance.now() - lastByte > STALL && !part("bootslow")) {
    const line = made("p", words("boot.slow", "Still waiting for Python for the browser."), {
      id: "bootslow",
      className: "slow",
    });
    const again = made("button", words("boot.again", "Try again"), { className: "btn", type: "button" });
    again.addEventListener("click", () => location.reload());
    line.append(" ", again);
    document.querySelector("#bootcard .voyage")?.append(line);
  }
  setTimeout(watchForStall, 1000);
}

/** @param {any} problem */
function reason(problem) {
  // PyScript opens a database before it starts Python, and cannot do without
  if (problem?.name === "SecurityError") {
    return words(
      "boot.forbidden",
      "This browser lets the page keep nothing, and Python cannot start without. Allow site data here, then try again.",
    );
  }
  return navigator.onLine
    ? words("boot.failed-why", "A part of the page did not arrive or did not start.")
    : words("boot.offline", "There is no network, and this device does not have all parts yet.");
}

/**
 * The start has failed: what happened, what is safe, the exact message, and one way on.
 * @param {any} problem
 */
function failed(problem) {
  if (stopped || !part("bootcard")) return;
  stopped = true;
  const box = part("boottrouble");
  const again = made("button", words("boot.again", "Try again"), { className: "btn seal", type: "button" });
  again.addEventListener("click", () => location.reload());
  const acts = made("div", "", { className: "acts" });
  acts.append(again);
  box.replaceChildren(
    made("h2", words("boot.failed", "The voyage was broken off")),
    made("p", reason(problem)),
    made("p", words("boot.safe", "Games kept in this browser are safe.")),
    made("pre", problem?.stack?.includes(problem.message) ? problem.message : String(problem?.message ?? problem)),
    acts,
  );
  /** @type {HTMLElement} */ (document.querySelector("#bootcard .voyage")).hidden = true;
  box.hidden = false;
  document.documentElement.dataset.ready = "trouble";
  again.focus();
}

globalThis.leadenhall.engineFailed = (/** @type {string} */ message) => failed(new Error(message));
/** @param {any} event */
const missed = (event) => failed(event.reason?.target?.error ?? event.reason ?? event.error ?? event);

/** PyScript reads its configuration while it is being imported, so the script it will run must stand there before. */
function startPython() {
  const names = ["error", "deprecations-manager", "py-editor", "py-game", "py-terminal", "donkey", "codemirror"];
  const plugins = names.map((name) => `!${name}`);
  const script = document.createElement("script");
  script.type = "py";
  script.src = new URL("./start.py", import.meta.url).href;
  const interpreter = new URL("../boot/interpreter.mjs", import.meta.url).href;
  script.setAttribute("config", JSON.stringify({ interpreter, plugins }));
  // its other interpreter, which nobody here starts, would fetch all of them too
  const other = made("mpy-config", JSON.stringify({ plugins }), { hidden: true });
  document.body.append(script, other);
  return import("../boot/pyscript.mjs");
}

/**
 * The first screen stands.
 * @param {typeof import("./main.js")} main
 */
export async function stand(main) {
  const { bootDone } = await import("../boot/interpreter.mjs");
  bootDone();
  part("boot")?.remove();
  main.afterFirstScreen();
}

/**
 * Brings the page up; `choose(main)` opens the first screen once the rules can be asked, or says false if there is none yet.
 * @param {(main: typeof import("./main.js")) => unknown} choose
 */
export async function boot(choose) {
  addEventListener("unhandledrejection", missed);
  try {
    // PyScript has a way to go before it asks for Python, which waits for the first picture; all else does too
    const python = startPython();
    const { bootProgress, firstPicture } = await import("../boot/interpreter.mjs");
    await firstPicture();
    lastByte = performance.now();
    watchForStall();
    for (const { step, bytes, total } of bootProgress()) received(step, bytes, total);
    const main = await import("./main.js");
    await main.prepare();
    say = w;
    wordsIntoPage();
    countPage();
    received("page", steps.page.bytes, steps.page.bytes);
    await python;
    await engine.ready;
    if ((await choose(main)) !== false) await stand(main);
  } catch (problem) {
    failed(problem);
    throw problem;
  } finally {
    removeEventListener("unhandledrejection", missed);
  }
}

if (!("embedded" in document.documentElement.dataset)) void boot((main) => main.openRoute());
