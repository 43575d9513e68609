// @ts-check
// The first script of the page: shows at once what needs no rules (the lobby, the picture of a kept table), starts Python behind it, and
// shows the boot screen only where neither can be drawn.
import { arrived, sailing, showSailing, speak, tellFailure, watchForStall, words } from "./bootcard.js";
import { engine } from "./engine.js";
import { framed, refuseFrame } from "./framed.js";
import { course, foundered, legs, received } from "./voyage.js";
import { wordsIntoPage } from "./words.js";

/** @typedef {typeof import("./main.js")} Main */

const PYTHON = /\/vendor\/pyodide\/|\/packs\//;

function countPage() {
  const entries = /** @type {PerformanceResourceTiming[]} */ (performance.getEntriesByType("resource"));
  const files = entries.filter(({ name }) => !PYTHON.test(name));
  const bytes = files.reduce((sum, file) => sum + (file.encodedBodySize || file.decodedBodySize), 0);
  received("page", bytes, bytes);
}

/**
 * The start has failed: told on the boot screen if that is what is seen, else by what is.
 * @param {any} problem
 */
function failed(problem) {
  foundered(problem);
  if (sailing()) tellFailure(problem);
}

globalThis.leadenhall.engineFailed = (/** @type {string} */ message) => failed(new Error(message));
/** @param {any} event */
const missed = (event) => failed(event.reason?.target?.error ?? event.reason ?? event.error ?? event);

/** PyScript reads its configuration while it is being imported, so the script it will run must stand there before. */
function runPyscript() {
  const names = ["error", "deprecations-manager", "py-editor", "py-game", "py-terminal", "donkey", "codemirror"];
  const plugins = names.map((name) => `!${name}`);
  const script = document.createElement("script");
  script.type = "py";
  script.src = new URL("./start.py", import.meta.url).href;
  const interpreter = new URL("../boot/interpreter.mjs", import.meta.url).href;
  script.setAttribute("config", JSON.stringify({ interpreter, plugins }));
  // its other interpreter, which nobody here starts, would fetch all of them too
  const other = Object.assign(document.createElement("mpy-config"), { hidden: true });
  other.textContent = JSON.stringify({ plugins });
  document.body.append(script, other);
  return import("../boot/pyscript.mjs");
}

/** @type {Promise<unknown> | null} */
let python = null;

/** Starts Python, which is then on its way; once. */
function startPython() {
  python ??= (async () => {
    globalThis.leadenhallPython?.begin();
    engine.begin();
    // PyScript has a way to go before it asks for Python, which waits for the first picture
    const running = runPyscript();
    const { bootProgress } = await import("../boot/interpreter.mjs");
    course.lastByte = performance.now();
    watchForStall();
    for (const { step, bytes, total } of bootProgress()) if (!legs[step].done) received(step, bytes, total);
    await running;
    await engine.ready;
  })();
  // whoever waits for it hears of its failure
  python.catch(() => {});
  return python;
}

/**
 * The rules stand, and what needs them is on the screen, or was there before.
 * @param {Main} main
 */
export async function stand(main) {
  const { bootDone } = await import("../boot/interpreter.mjs");
  bootDone();
  arrived();
  document.documentElement.dataset.rules = "here";
  main.afterFirstScreen();
}

/** What has been drawn is on the screen. */
const seen = () =>
  document.visibilityState === "visible"
    ? new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
    : Promise.resolve();

/** All of the page but the rules. */
async function page() {
  const main = await import("./main.js");
  await main.prepare();
  speak();
  wordsIntoPage();
  countPage();
  return main;
}

/**
 * Python, and what else the table of the address is made of: asked for before the first picture, since Python takes the thread after it
 * and whatever is asked for then comes when it lets go.
 */
async function beginAtOnce() {
  void startPython();
  // whoever brings the page hears of its failure
  import("./main.js").then(({ lookAhead }) => lookAhead()).catch(() => {});
  const { firstPicture } = await import("../boot/interpreter.mjs");
  await firstPicture();
}

/**
 * Brings the page up. `early(main)` shows what needs no rules, if there is any, and says whether there was; `choose(main)` opens the
 * first screen once the rules can be asked, or says false if there is none yet.
 * @param {(main: Main) => unknown} choose
 * @param {(main: Main) => Promise<boolean>} [early]
 */
export async function boot(choose, early) {
  addEventListener("unhandledrejection", missed);
  try {
    if (!early) await beginAtOnce();
    const main = await page();
    if (await early?.(main)) {
      if (globalThis.leadenhallPython) globalThis.leadenhallPython.patient = true;
      showSailing(false);
      await seen();
    } else showSailing(true);
    await startPython();
    if ((await choose(main)) !== false) await stand(main);
  } catch (problem) {
    failed(problem);
    throw problem;
  } finally {
    removeEventListener("unhandledrejection", missed);
  }
}

/** A table that needs the rules at once. */
const AT_ONCE = /^#\/(table|play|lesson)\/[\w-]/;

if (framed()) refuseFrame(words);
else if (!("embedded" in document.documentElement.dataset)) {
  if (AT_ONCE.test(location.hash)) void boot((main) => main.openRoute());
  else
    void boot(
      (main) => main.rulesHere(),
      (main) => main.openEarly(),
    );
}
