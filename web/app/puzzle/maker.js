// @ts-check
// Makes a puzzle of what is asked at the table: the goal, which answers are right, what is said, and the rules; a link, a file, and
// the lines to paste into a page come of it.
import { register } from "../actions.js";
import { dialogName, openDialog } from "../dialog.js";
import { EngineError, engine } from "../engine.js";
import { save } from "../files.js";
import { TITLE_LENGTH, addressOf, cardOf, pack, puzzleText } from "../link.js";
import { freshSeed } from "../lobby/draft.js";
import { notice } from "../notices.js";
import { afterNextPaint, paint } from "../paint.js";
import { addStyle } from "../styles.js";
import { addWords, w } from "../words.js";
import { LIMITS } from "./form.js";
import { choicesOf, contentOf, rightOf, snippetOf, standing } from "./making.js";
import { makerView } from "./maker_view.js";
import { drawPreview } from "./preview.js";

/** @import { Decision, PuzzleContent, Session } from "../types.js" */
/** @import { Making } from "./making.js" */

/** @type {Making | null} */
let making = null;

/** Which of the changes is being packed; what comes late of an earlier one is of no use. */
let version = 0;

/** Packs what is there, as far as it makes a puzzle. */
async function packed() {
  const shown = making;
  if (!shown) return;
  version += 1;
  const mine = version;
  shown.made = null;
  shown.lack = !shown.goal.trim() ? "goal" : rightOf(shown).length === 0 ? "right" : "";
  shown.refused = "";
  paint();
  if (shown.lack) return;
  const content = contentOf(shown);
  const code = await pack(content);
  if (mine !== version || making !== shown) return;
  const link = addressOf("puzzle", code, "embed.html");
  const script = new URL("../../element/leadenhall-table.js", import.meta.url).href;
  shown.made = { content, link, snippet: snippetOf(script, code), bytes: code.length };
  paint();
}

/**
 * The position without its past and without what is hidden from whoever solves it: every reader of the link can read all of it.
 * @param {Session} session
 * @param {Decision} decision
 */
function positionOf(session, decision) {
  const { table } = session;
  return engine.call({ do: "handout", table, seat: decision.seat, seed: freshSeed() }).position;
}

/** @param {Session} session */
function make(session) {
  const { decision } = session.now;
  if (!decision || session.past !== null || session.readOnly || session.ui.lesson)
    return notice({ key: "puzzle", text: w("puzzle.make.none") });
  try {
    making = {
      title: session.title.slice(0, TITLE_LENGTH),
      name: session.now.seats.find(({ seat }) => seat === decision.seat)?.name ?? "",
      decision,
      position: positionOf(session, decision),
      card: { game: session.now.meta.title, place: cardOf(session.now).place },
      goal: "",
      ticked: new Set(),
      from: decision.lo,
      to: decision.lo,
      standing: standing(session, decision),
      say: { right: "", wrong: "" },
      each: new Map(),
      show: true,
      onward: false,
      lack: "goal",
      refused: "",
      made: null,
    };
  } catch (problem) {
    if (!(problem instanceof EngineError)) throw problem;
    return notice({ key: "puzzle", kind: "error", text: problem.text });
  }
  const shown = making;
  openDialog("puzzle", () => makerView(shown), {
    title: () => w("puzzle.make.title"),
    wide: true,
    personal: true,
    onClose: () => {
      making = null;
    },
  });
  void packed();
  afterNextPaint(() => drawPreview(session));
}

/**
 * A change in the form, and what comes of it.
 * @param {(shown: Making, field: { value: string, checked: boolean, dataset: DOMStringMap }) => unknown} change
 */
const changed = (change) => (/** @type {unknown} */ _, /** @type {any} */ field) => {
  if (!making || dialogName() !== "puzzle") return;
  change(making, field);
  return packed();
};

/** @param {(content: PuzzleContent, shown: NonNullable<Making["made"]>) => unknown} use */
const made = (use) => () => making?.made && use(making.made.content, making.made);

const handlers = {
  "puzzle-make": make,
  "puzzle-goal": changed((shown, { value }) => {
    shown.goal = value.slice(0, LIMITS.goal);
  }),
  "puzzle-tick": changed((shown, { checked, dataset }) => {
    const answer = choicesOf(shown.decision)[Number(dataset.at)]?.answer;
    const key = JSON.stringify(answer);
    if (checked) shown.ticked.add(key);
    else shown.ticked.delete(key);
  }),
  "puzzle-from": changed((shown, { value }) => {
    shown.from = Number(value);
  }),
  "puzzle-to": changed((shown, { value }) => {
    shown.to = Number(value);
  }),
  "puzzle-say": changed((shown, { value, dataset }) => {
    shown.say[dataset.of === "right" ? "right" : "wrong"] = value.slice(0, LIMITS.said);
  }),
  "puzzle-each": changed((shown, { value, dataset }) => {
    shown.each.set(dataset.answer ?? "", value.slice(0, LIMITS.said));
  }),
  "puzzle-rule": changed((shown, { checked, dataset }) => {
    shown[dataset.of === "show" ? "show" : "onward"] = checked;
  }),
  "puzzle-file": made((content) => save("puzzle.leadenhall.json", puzzleText(content), "application/json")),
  "puzzle-try": made((_, { link }) => window.open(link, "_blank", "noopener")),
};

/** Its style and its words come with it. */
export async function arrive() {
  await Promise.all([addStyle(new URL("../../style/puzzle.css", import.meta.url)), addWords("puzzle")]);
  register(handlers);
}
