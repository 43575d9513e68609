// @ts-check
// When something of ours breaks in the middle of a game: what happened, what is safe, the exact message, and the way back.
import { html } from "../vendor/lit-html/lit-html.js";

import { register } from "./actions.js";
import { openSession } from "./current.js";
import { dialogName, openDialog } from "./dialog.js";
import { DEFECT, EngineError, Unreachable, onDefect } from "./engine.js";
import { download } from "./files.js";
import { icon } from "./icons.js";
import { recordOf } from "./keep/shelf.js";
import { notice } from "./notices.js";
import { w } from "./words.js";

/** @import { Kept } from "./types.js" */

/** @type {any} */
let problem = null;
/** @type {Kept | null} */
let record = null;

const message = () => [problem.message, problem.detail].filter(Boolean).join("\n");

const dialog = () => html`
  <p>${w("trouble.what")}</p>
  <p>${record ? w("trouble.safe", { when: record.when }) : w("trouble.safe-others")}</p>
  <pre>${message()}</pre>
  <footer>
    <button class="btn" data-do="report">${icon("send")}${w("trouble.report")}</button>
    <button class="btn seal end" data-do="go-on-from-record">${record ? w("trouble.back", { when: record.when }) : w("trouble.again")}</button>
  </footer>`;

/** @param {any} reason */
async function broke(reason) {
  if (dialogName() === "trouble") return;
  if (reason instanceof Unreachable || (reason instanceof EngineError && reason.code !== DEFECT)) {
    // a refusal that nobody caught is still only a refusal, and a missing network is no defect
    notice({ key: "refused", kind: "error", text: reason.text });
    return;
  }
  problem = reason instanceof Error ? reason : new Error(String(reason));
  // where nothing can be read, nothing can be said about a record
  const session = openSession();
  record = session ? ((await recordOf(session.id).catch(() => null)) ?? null) : null;
  openDialog("trouble", dialog, { title: () => w("trouble.title") });
}

/** Called once the page stands; before that the boot screen tells. */
export function watchForTrouble() {
  onDefect((error) => void broke(error));
  addEventListener("error", (event) => event.error && void broke(event.error));
  addEventListener("unhandledrejection", ({ reason }) => void broke(reason));
}

register({
  report: () => {
    const facts = { message: message(), stack: problem.stack, agent: navigator.userAgent, save: record?.save ?? null };
    download(w("trouble.file"), JSON.stringify(facts, null, 1));
  },
  "go-on-from-record": () => location.reload(),
});
