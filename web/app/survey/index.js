// @ts-check
// Opens a rulebook's table of chances over whatever is on the screen, for the game that asks for it. The run goes on when the dialog is
// closed, and is there again when it is opened.
import { register } from "../actions.js";
import { gameOf, loadGames } from "../bots/catalogue.js";
import { dialogName, openDialog } from "../dialog.js";
import { EngineError, Unreachable, engine } from "../engine.js";
import { choose, save } from "../files.js";
import { notice } from "../notices.js";
import { paint } from "../paint.js";
import { addStyle } from "../styles.js";
import { addWords, w } from "../words.js";
import { SurveyRun } from "./run.js";
import { surveyView } from "./view.js";

/** @import { LedgerRule } from "../types.js" */

const TYPES = { csv: "text/csv", html: "text/html" };

/** @type {SurveyRun | null} */
let run = null;
/** @type {LedgerRule | null} */
let rule = null;

/** @param {SurveyRun} shown */
const dialog = (shown) => surveyView(shown, rule);

/**
 * What was refused or broke off is told; only a defect goes on.
 * @param {Promise<unknown>} work
 */
async function told(work) {
  try {
    await work;
  } catch (/** @type {any} */ problem) {
    const known = problem instanceof EngineError || problem instanceof Unreachable;
    notice({
      key: "survey",
      kind: "error",
      text: known ? problem.text : w("survey.failed", { problem: problem.message }),
    });
  }
}

/** @param {string} id */
async function openSurvey(id) {
  await loadGames();
  const game = gameOf(id);
  if (!game?.survey) return;
  if (run?.game !== id) {
    run?.dismiss();
    run = new SurveyRun(id, game.data[0]?.id ?? "", () => dialogName() === "survey" && paint());
    rule = null;
  }
  const shown = run;
  openDialog("survey", () => dialog(shown), { title: () => game.survey, wide: true });
  if (shown.found) return;
  await told(shown.describe());
  await told(readRule(shown));
}

/** @param {SurveyRun} shown */
async function readRule(shown) {
  if (!shown.found) return;
  const { rules } = await engine.ask({ do: "rules", game: shown.game, ids: [shown.found.rule] });
  [rule = null] = rules;
  shown.changed();
}

/** @param {(shown: SurveyRun, dataset: DOMStringMap) => unknown} work */
const ofRun =
  (work) =>
  (/** @type {unknown} */ _, /** @type {HTMLElement} */ { dataset }) =>
    run && work(run, dataset);

async function load(/** @type {SurveyRun} */ shown) {
  const file = await choose();
  if (file) await told(shown.take({ name: file.name, text: await file.text() }));
}

/**
 * @param {SurveyRun} shown
 * @param {DOMStringMap} dataset
 */
async function takeAlong(shown, { kind }) {
  const wanted = kind === "html" ? "html" : "csv";
  const { name, text } = await shown.file(wanted);
  save(name, text, TYPES[wanted]);
}

const handlers = {
  survey: (/** @type {unknown} */ _, /** @type {HTMLElement} */ { dataset }) => openSurvey(dataset.game ?? ""),
  "survey-begin": ofRun((shown, { games }) => told(shown.begin(Number(games)))),
  "survey-go": ofRun((shown) => told(shown.go())),
  "survey-pause": ofRun((shown) => shown.pause()),
  "survey-stop": ofRun((shown) => shown.end()),
  "survey-load": ofRun((shown) => load(shown)),
  "survey-ours": ofRun((shown) => told(shown.take(null))),
  "survey-file": ofRun((shown, dataset) => told(takeAlong(shown, dataset))),
};

/** Its style and its words come with it; until they are here it can be asked for again. */
export async function arrive() {
  await Promise.all([addStyle(new URL("../../style/survey.css", import.meta.url)), addWords("survey")]);
  register(handlers);
}
