// @ts-check
// The reader's own choices, kept in this browser. early.js puts the visible ones on <html> before the first paint.
const KEY = "leadenhall/settings";

/** @typedef {"theme" | "motion" | "pace" | "text" | "windows" | "click" | "recap"} Choosable */

/** @type {Record<Choosable, string[]>} */
export const CHOICES = {
  theme: ["system", "light", "dark"],
  motion: ["full", "quick", "off"],
  pace: ["off", "quick", "calm", "read"],
  text: ["normal", "large", "larger"],
  windows: ["usable", "pass", "always"],
  click: ["confirm", "once"],
  recap: ["shown", "asked"],
};
/** @type {Record<Choosable, string>} */
const DEFAULTS = {
  theme: "system",
  motion: "full",
  pace: "calm",
  text: "normal",
  windows: "usable",
  click: "confirm",
  recap: "shown",
};
/** @type {Choosable[]} */
const ON_THE_PAGE = ["theme", "motion", "text"];

/** Asked anew each time: a list that is listened to and asked may keep its change to itself when it is asked just then. */
const REDUCED = "(prefers-reduced-motion: reduce)";
const reduced = () => matchMedia(REDUCED).matches;
const system = matchMedia(REDUCED);
/** @type {((name: Choosable, value: string) => void)[]} */
const listeners = [];

/** Whatever stands in this browser under our name: each choice is looked at by itself. */
function stored() {
  try {
    return Object(JSON.parse(localStorage.getItem(KEY) ?? "{}"));
  } catch {
    return {};
  }
}

const values = { ...DEFAULTS };

/** Inside another page early.js and poster.js have put up the theme that the page around wants; it holds until another is chosen here. */
let hosted = "embedded" in document.documentElement.dataset;

function show() {
  const { dataset } = document.documentElement;
  for (const name of ON_THE_PAGE) {
    if (hosted && name === "theme") continue;
    if (values[name] === DEFAULTS[name]) delete dataset[name];
    else dataset[name] = values[name];
  }
  if (reduced()) dataset.motion = "off";
}

for (const name of /** @type {Choosable[]} */ (Object.keys(CHOICES))) {
  const choices = CHOICES[name];
  const kept = stored()[name];
  values[name] = choices.includes(kept) ? kept : DEFAULTS[name];
}
show();
system.addEventListener("change", show);

export const settings = {
  get theme() {
    return values.theme;
  },
  get motion() {
    return reduced() ? "off" : values.motion;
  },
  get pace() {
    return values.pace;
  },
  get text() {
    return values.text;
  },
  /** Whether a click on an answer gives it, where nothing can be lost. */
  get oneClick() {
    return values.click === "once";
  },
  /** What the system or the reader wants to look at now. */
  get dark() {
    const { theme } = document.documentElement.dataset;
    return theme === "dark" || (theme === undefined && matchMedia("(prefers-color-scheme: dark)").matches);
  },

  /** @param {Choosable} name */
  chosen: (name) => values[name],

  /**
   * Keeps a choice; returns false when the browser does not let us.
   * @param {Choosable} name
   * @param {string} value
   */
  choose(name, value) {
    if (!CHOICES[name]?.includes(value)) throw new Error(`${name} cannot be ${value}`);
    values[name] = value;
    if (name === "theme") hosted = false;
    show();
    for (const listener of listeners) listener(name, value);
    try {
      localStorage.setItem(KEY, JSON.stringify(values));
      return true;
    } catch {
      return false;
    }
  },

  /** @param {(name: Choosable, value: string) => void} listener */
  onChange: (listener) => listeners.push(listener),
};
