// @ts-check
// The rules drawer: the ledger of this game's rules, searchable, and what of it matters now.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { guard } from "../../vendor/lit-html/directives/guard.js";
import { gameOf, loadGames } from "../bots/catalogue.js";
import { engine } from "../engine.js";
import { closeButton, icon } from "./elements.js";
import { w } from "../words.js";

/** @import { LedgerRule, RulesShown, Session } from "../types.js" */

/** As many rules as are drawn at once; a search narrows them. */
const MOST = 60;

/**
 * Reads the ledger of the game once, when it has been fetched: references in the log and the bar then show their page.
 * @param {Session} session
 */
export async function readLedger(session) {
  await loadGames();
  const read = await session.ask({ do: "rules", game: session.view.meta.game, viewer: session.viewer });
  if (!read || session.ui.ledger) return;
  session.ui.ledger = new Map(read.rules.map((rule) => [rule.id, rule]));
  session.repaint();
}

/**
 * The rules that bear on the pending decision, by id.
 * @param {Session} session
 */
function nowIds(session) {
  const rules = /** @type {RulesShown} */ (session.ui.rules);
  const mark = `${session.view.meta.position}:${session.view.decision?.code ?? ""}:${session.viewer}`;
  if (rules.mark !== mark) {
    const { now } = engine.call({
      do: "rules",
      game: session.view.meta.game,
      search: "",
      table: session.table,
      viewer: session.viewer,
    });
    rules.mark = mark;
    rules.now = now ?? [];
  }
  return rules.now ?? [];
}

/**
 * @param {Map<string, LedgerRule> | undefined} ledger
 * @param {string} sought
 */
const matching = (ledger, sought) => {
  const parts = sought.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return [...(ledger?.values() ?? [])].filter((rule) => {
    if (!rule.here) return false;
    const hay = `${rule.text} ${rule.ref ?? ""} ${rule.id}`.toLocaleLowerCase();
    return parts.every((part) => hay.includes(part));
  });
};

/**
 * @param {LedgerRule} one
 * @param {boolean} now
 */
const rule = (one, now) => html`<li class=${now ? "now" : ""}>
  <button class="rule" data-do="rules-open" data-rule=${one.id}>${one.text}</button> <span class="small muted">${one.ref}</span></li>`;

/** @param {LedgerRule} one */
const inShort = (one) => html`<section class="short"><h3>${w("table.rules.short")}</h3><p>${one.text}</p>
  <p class="small muted">${one.ref}</p>
  <button class="btn slim" data-do="read" data-rule=${one.id}>${icon("rules")}${w("table.rules.in-book")}</button></section>`;

/**
 * @param {Session} session
 * @param {string[]} ids
 * @param {string | null} chosen
 */
function nowForYou(session, ids, chosen) {
  const { decision } = session.view;
  const rules = ids.filter((id) => id !== chosen).flatMap((id) => session.ui.ledger?.get(id) ?? []);
  if (!decision && !rules.length) return nothing;
  return html`<section><h3>${w("table.rules.now")}</h3>
    ${decision ? html`<p class="now">${decision.text} ${decision.help}</p>` : nothing}
    ${rules.length ? html`<ul>${rules.map((one) => rule(one, true))}</ul>` : nothing}
  </section>`;
}

/**
 * @param {Session} session
 * @param {string} sought
 */
function everything(session, sought) {
  const found = matching(session.ui.ledger, sought);
  return html`<section><h3>${sought ? w("table.rules.found", { n: found.length }) : w("table.rules.all")}</h3>
    <ul>${found.slice(0, MOST).map((one) => rule(one, false))}</ul>
    ${found.length > MOST ? html`<p class="small muted">${w("table.rules.more", { n: found.length - MOST })}</p>` : nothing}
    ${found.length ? nothing : html`<p class="muted">${w("table.rules.none")}</p>`}
  </section>`;
}

/**
 * What of the rules bears on the decision: for the tab in the rail.
 * @param {Session} session
 */
export function rulesTab(session) {
  const { decision } = session.view;
  const known = decision?.rule && session.ui.ledger?.get(decision.rule.id);
  return html`<div class="log ruletab">
    ${
      decision
        ? html`<h3 aria-level="2"><span>${w("table.rules.now")}</span></h3><p>${decision.text}</p>
          ${known ? html`<p>${known.text} <span class="small muted">${known.ref}</span></p>` : html`<p>${decision.help}</p>`}`
        : html`<p class="muted blank">${w("table.rules.quiet")}</p>`
    }
    <button class="btn" data-do="rules-open">${icon("rules")}${w("table.rules.open")}</button>
  </div>`;
}

/**
 * The game's table of chances, if it has one.
 * @param {string} game
 */
function surveyButton(game) {
  const survey = gameOf(game)?.survey;
  if (!survey) return nothing;
  return html`<button class="btn" data-do="survey" data-game=${game}>${icon("compass")}${survey}</button>`;
}

/** @param {Session} session */
export function rulesDrawer(session) {
  const { rules } = session.ui;
  if (!rules) return nothing;
  const ids = nowIds(session);
  const chosen = rules.id && session.ui.ledger?.get(rules.id);
  return html`<section class="drawer" role="dialog" aria-labelledby="rules-title" id="rules">
    <div class="row"><h2 id="rules-title">${w("table.rules")}</h2>${closeButton("close")}</div>
    <label class="seek">${icon("zoom")}<span class="sr">${w("table.rules.search")}</span>
      <input type="search" id="rules-search" data-do="rules-search" data-on="input keydown" .value=${rules.sought} placeholder=${w("table.rules.search")}></label>
    <div class="text" tabindex="0" role="group" aria-label=${w("table.rules")}>
      <p class="row wrap"><button class="btn" data-do="read">${icon("rules")}${w("table.rules.read")}</button>${surveyButton(session.view.meta.game)}</p>
      ${guard(
        [session.ui.ledger, rules.id, rules.sought, rules.mark],
        () => html`
        ${chosen && !rules.sought ? inShort(chosen) : nothing}
        ${rules.sought ? nothing : nowForYou(session, ids, rules.id)}
        ${everything(session, rules.sought)}`,
      )}
    </div>
  </section>`;
}
