// @ts-check
// The boot screen: the ship on its way, for whoever wants a table that cannot be drawn yet. It stands in the page before any script.
import { STEPS, course, legs, megabytes, onVoyage, sumOf, underWay } from "./voyage.js";
import { w } from "./words.js";

/** @import { Params } from "./types.js" */

const STALL = 20_000;
/**
 * Where on the route each port lies; a leg is sailed while the step of its port of arrival is under way.
 * @type {Record<string, number>}
 */
const PORTS = { page: 0, runtime: 0.1054, "standard library": 0.5334, "engine wheel": 0.9491, "engine start": 1 };

/**
 * Until the catalogue is there, the words that stand in the HTML are the words.
 * @type {typeof w | null}
 */
let say = null;
let stopped = false;

/** The catalogue is here. */
export function speak() {
  say = w;
}

/** @param {string} id */
const part = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const screen = () => /** @type {HTMLElement | null} */ (document.getElementById("boot"));

/** On <html> as long as the boot screen is not to be seen, since something else is or is about to be: early.js puts it there. */
const mark = document.documentElement.dataset;

/** Whether the boot screen is what is seen. */
export const sailing = () => Boolean(screen() && mark.first === undefined);

/**
 * Takes the boot screen away while something else is there to see, or puts it up again.
 * @param {boolean} seen
 */
export function showSailing(seen) {
  const found = screen();
  // what has failed stays told
  if (!found || stopped) return;
  if (seen) {
    delete mark.first;
    mark.ready = "sailing";
    found.hidden = false;
    show();
  } else {
    mark.first = "page";
    found.hidden = true;
  }
}

/** Python stands: there is no voyage any more. */
export const arrived = () => screen()?.remove();

/** @param {string} step */
function amount(step) {
  const { bytes, total, done } = legs[step];
  if (step === "engine start" || bytes + total === 0) return null;
  if (!say) return `${megabytes(done ? bytes : total)} MB`;
  if (done || bytes === 0 || total === 0) return say("boot.size", { size: megabytes(bytes || total) });
  return say("boot.part", { part: megabytes(bytes), size: megabytes(total) });
}

function showRows() {
  const now = underWay();
  for (const row of document.querySelectorAll("#bootcard [data-step]")) {
    const { step = "" } = row.dataset;
    row.className = legs[step].done ? "done" : step === now ? "now" : "";
    const text = amount(step);
    const place = row.querySelector(".amt");
    if (text && place) place.textContent = text;
  }
}

function showSum() {
  const sum = sumOf();
  // nothing is claimed of a whole that is not known
  if (!sum) return;
  const share = Math.min(1, sum.bytes / sum.total);
  part("bootsum").textContent = say?.("boot.part", { part: megabytes(sum.bytes), size: megabytes(sum.total) }) ?? "";
  part("bootbar").setAttribute("aria-valuenow", String(Math.round(share * 100)));
  /** @type {HTMLElement} */ (part("bootbar").firstElementChild).style.transform = `scaleX(${share})`;
}

/** How much of the route is sailed, and the place that this is on the chart. */
function voyage() {
  const now = underWay();
  const from = PORTS[STEPS[Math.max(0, STEPS.indexOf(now) - 1)]];
  const { bytes, total, done } = legs[now];
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
    port.classList.toggle("todo", !legs[name].done && PORTS[name] > sailed);
  }
}

/** Milliseconds between two pictures of the progress: more of them would be drawn at the cost of what they tell of. */
const PICTURE = 120;

let planned = false;
function show() {
  if (planned || stopped || !sailing()) return;
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
onVoyage(() => {
  part("bootslow")?.remove();
  show();
});

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
export const words = (key, english, params) => (say ? say(key, params) : english);

/** Says so when nothing has come for long. */
export function watchForStall() {
  if (stopped || !part("bootcard")) return;
  if (sailing() && performance.now() - course.lastByte > STALL && !part("bootslow")) {
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

/**
 * Why Python did not start, for people.
 * @param {any} problem
 */
export function reason(problem) {
  // PyScript opens a database before it starts Python, and cannot do without
  if (problem?.name === "SecurityError") {
    return words(
      "boot.forbidden",
      "This browser does not let the page store anything, and Python cannot start without it. Allow site data here, then try again.",
    );
  }
  return navigator.onLine
    ? words("boot.failed-why", "Part of the page did not arrive or did not start.")
    : words("boot.offline", "There is no network, and this device does not have every part yet.");
}

/**
 * The start has failed: what happened, what is safe, the exact message, and one way on.
 * @param {any} problem
 */
export function tellFailure(problem) {
  if (stopped || !part("bootcard")) return;
  showSailing(true);
  stopped = true;
  const box = part("boottrouble");
  const again = made("button", words("boot.again", "Try again"), { className: "btn seal", type: "button" });
  again.addEventListener("click", () => location.reload());
  const acts = made("div", "", { className: "acts" });
  acts.append(again);
  box.replaceChildren(
    made("h2", words("boot.failed", "The voyage ended early")),
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
