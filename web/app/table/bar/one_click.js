// @ts-check
// One click: whoever knows the game answers with a click, where nothing shows by it and nothing that is owned goes. Otherwise the
// answer is confirmed as ever, and the foot says why.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { register } from "../../actions.js";
import { openSession } from "../../current.js";
import { dismiss, notice } from "../../notices.js";
import { paint } from "../../paint.js";
import { settings } from "../../settings.js";
import { answerFrom, draftOf, lacking } from "../answer.js";
import { icon, quiet } from "../elements.js";
import { endsWith } from "../composition.js";
import { answerRisks, sendingRisk } from "../risks.js";
import { lastOpen } from "./passed.js";
import { MANY, placedOptions } from "./places.js";
import { w } from "../../words.js";

/** @import { Decision, Draft, Option, Risk, Session } from "../../types.js" */

/** Whoever has finished a game once is told of it, once. */
const TOLD = "leadenhall/told-of-one-click";
const OFFER = "one-click";

/**
 * Whether this question can be answered with a click at all; things that are taken one by one are sent as a whole.
 * @param {Session} session
 * @param {Decision} decision
 */
const byClick = ({ composition, puzzle }, decision) =>
  settings.oneClick && !puzzle && decision.kind === "pick" && !composition?.decision.bar;

/**
 * What choosing each of the open answers would risk, by its index. Those of a list that is searched are too many to try out: they are
 * confirmed.
 * @param {Session} session
 * @param {Decision} decision
 * @returns {Map<number, Risk>}
 */
function risks(session, decision) {
  const open = placedOptions(decision).filter(([option]) => !option.closed);
  if (open.length > MANY) return new Map();
  const found = answerRisks(
    session,
    open.map(([option]) => option.value),
  );
  return new Map(open.map(([, index], at) => [index, found[at]]));
}

/**
 * Whether a click on this option gives the answer.
 * @param {Session} session
 * @param {Option} option
 */
export function goesAtOnce(session, option) {
  const { decision } = session.view;
  if (!decision || option.closed || quiet(session) || !byClick(session, decision)) return false;
  if (session.composition && !endsWith(session, option.value)) return false;
  return risks(session, decision).get(decision.options.indexOf(option)) === "";
}

/**
 * Whether the bar has the way back where the confirm button would be: something goes at once, and nothing waits to be confirmed.
 * @param {Session} session
 * @param {Decision} decision
 * @param {Draft} draft
 */
export const backInsteadOfConfirm = (session, decision, draft) =>
  draft.value === null && byClick(session, decision) && decision.options.some((option) => goesAtOnce(session, option));

/** @param {Session} session */
export const wayBack = (
  session,
) => html`<button class="btn" data-do="undo" ?disabled=${!session.view.undo?.can && !lastOpen(session) && !session.composition?.past.length}>
    ${icon("undo")}${w("table.click.back")}</button>
  <p class="note small">${w("table.click.note")}</p>`;

/**
 * Why the answer is confirmed although one click is on; empty if it is not, or nothing is composed yet.
 * @param {Session} session
 * @returns {Risk}
 */
function standing(session) {
  const { decision } = session.view;
  if (!settings.oneClick || !decision || session.composition?.decision.bar) return "";
  const draft = draftOf(session);
  if (decision.kind !== "pick")
    return lacking(decision, draft) ? "" : answerRisks(session, [answerFrom(decision, draft)])[0];
  const said = [...risks(session, decision).entries()];
  const chosen = said.filter(([index]) => JSON.stringify(decision.options[index].value) === draft.value);
  return (chosen.length ? chosen : said).map(([, risk]) => risk).find(Boolean) ?? "";
}

/**
 * In the foot: dice, a card or property keep the confirm button. What is composed says before it is sent what its last answer shows.
 * @param {Session} session
 */
export function askedAgain(session) {
  if (quiet(session)) return nothing;
  const risk = standing(session);
  if (risk) return html`<span class="place again">${w(`table.risk.${risk}`)}</span>`;
  const sent = sendingRisk(session);
  return sent && sent !== "property"
    ? html`<span class="place again">${icon("hourglass")}<span>${w(`table.risk.sent.${sent}`)}</span></span>`
    : nothing;
}

/**
 * In the foot; on a phone, which has no room for it there, in the menu of the pace.
 * @param {Session} session
 * @param {string} [cls]
 */
export const oneClick = (session, cls = "place wide-only") =>
  session.readOnly || session.view.over
    ? nothing
    : html`<button class=${cls} data-do="one-click" role="switch" aria-checked=${settings.oneClick}>
    <span class="switch"></span>${w("table.click")}</button>`;

/**
 * After the first finished game.
 * @param {Session} session
 */
export function offerOneClick({ embedded, readOnly, humans }) {
  if (embedded || readOnly || !humans.length || settings.oneClick) return;
  try {
    if (localStorage.getItem(TOLD)) return;
    localStorage.setItem(TOLD, "yes");
  } catch {
    return; // who cannot be remembered would be told after every game
  }
  notice({ key: OFFER, text: w("table.click.offer"), actions: [{ text: w("table.click.take"), do: "one-click" }] });
}

register({
  "one-click"() {
    settings.choose("click", settings.oneClick ? "confirm" : "once");
    dismiss(OFFER);
    const session = openSession();
    if (session?.ui.draft) session.ui.draft = null;
    paint();
  },
});
