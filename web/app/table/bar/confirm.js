// @ts-check
// The button that names the act, and says what is lacking until the answer is whole.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { arranged, chosenOptions, doesNothing, draftFor, lacking, numberOf } from "../answer.js";
import { composedAnswers } from "../composition.js";
import { figure, listed } from "../elements.js";
import { fieldsConfirm } from "./fields.js";
import { hasFields } from "../fields.js";
import { thingsConfirm } from "./things.js";
import { compile, write } from "../../template.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, Session } from "../../types.js" */

/**
 * What the confirm button says: the rules' own words with the answer put in.
 * @param {Decision} decision
 * @param {Pick<Draft, "value">} draft
 */
export function confirmText(decision, draft) {
  const chosen = chosenOptions(decision, draft);
  const one =
    decision.kind === "arrange" ? arranged(decision, draft)[0]?.text : listed(chosen.map((option) => option.text));
  const n = figure(numberOf(decision, draft));
  if (chosen.length === 1 && chosen[0].confirm) return chosen[0].confirm;
  return write(compile(decision.confirm), { choice: one, n }, {});
}

/**
 * An answer in words, where no button stands below it: of several things each is named.
 * @param {Decision} decision
 * @param {Pick<Draft, "value">} draft
 */
export const answerText = (decision, draft) =>
  decision.kind === "pick_many"
    ? listed(chosenOptions(decision, draft).map(({ text }) => text))
    : confirmText(decision, draft);

/** @type {Record<string, string>} */
const LACK = {
  pick: "table.lack.pick",
  many: "table.lack.many",
  allocate: "table.lack.allocate",
  least: "table.lack.least",
  step: "table.lack.step",
};

/** Words of more letters than this are set smaller on the button. */
const LONG = 22;

/** How the button looks: what is lacking, an answer that is sent, one that brings up another question of it, one that does nothing. */
/** @typedef {"lack" | "seal" | "on" | "idle"} Look */

/**
 * An answer that does nothing lies there as one to choose, and is not armed: Enter comes to the button and does not press it.
 * @param {string} text
 * @param {Look} look
 * @param {string} [why] why it cannot be pressed
 */
const button = (
  text,
  look,
  why = text,
) => html`<button class="btn confirm ${look} ${text.length > LONG ? "long" : ""}" id="confirm" data-do="answer-confirm"
  data-idle=${look === "idle" ? "yes" : nothing} aria-disabled=${look === "lack" ? "true" : nothing} title=${why}><span>${text}</span></button>`;

/**
 * Where the question has come up again and nothing new is chosen, the answer before is what will be sent.
 * @param {Session} session
 */
function lastAnswer({ composition }) {
  const last = composition?.steps.findLast(({ decision }) => decision);
  return last?.decision ? confirmText(last.decision, draftFor(last.decision, last.value)) : "";
}

/**
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export function confirm(session, decision, draft) {
  const { composition } = session;
  if (composition?.decision.bar) {
    const { text, why, idle } = thingsConfirm(session, composition);
    return why ? button(text, "lack", why) : button(text, idle ? "idle" : "seal");
  }
  const lack = lacking(decision, draft);
  const sends = !composition || composedAnswers(session) !== null;
  const left = composition && !sends && decision.kind === "allocate" ? decision.total - numberOf(decision, draft) : 0;
  const missing = left ? { code: "allocate", n: left } : lack;
  const text = missing ? (session.words(`bar.${decision.code}.lack`, missing) ?? w(LACK[missing.code], missing)) : "";
  const whole = composition && hasFields(session) ? fieldsConfirm(session, composition) : "";
  if (lack) return composition && sends ? button(lastAnswer(session), "seal") : button(text, "lack");
  if (sends && doesNothing(decision, draft))
    return button(session.words(`bar.${decision.code}.none`) ?? w("table.confirm.nothing"), "idle");
  return button(text || whole || confirmText(decision, draft), sends ? "seal" : "on");
}
