// @ts-check
// The right rail (log, deals, rules; offers below it) and, on the phone, the way between the parts of the table.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { dealsTab, offersWaiting, pendingOffers } from "./deals/offers.js";
import { log } from "./log.js";
import { recapInRail } from "./recap.js";
import { closeButton, icon, landmark, waitingCount } from "./elements.js";
import { outdated } from "./outdated.js";
import { rulesTab } from "./rules.js";
import { stageViews } from "./stage.js";
import { shownTab } from "./tabs.js";
import { w } from "../words.js";

/** @import { Session } from "../types.js" */

/** @type {Record<string, (session: Session) => unknown>} */
const BODIES = { log, deals: dealsTab, rules: rulesTab };

/** @param {Session} session */
const tabsOf = (session) => (session.view.deals ? ["log", "deals", "rules"] : ["log", "rules"]);

/** @param {Session} session */
export function rail(session) {
  const { ui } = session;
  const tabs = tabsOf(session);
  const open = ui.railTab && tabs.includes(ui.railTab) ? ui.railTab : "log";
  const waiting = offersWaiting(session);
  return html`<section class="rail right ${ui.drawer === "rail" ? "out" : ""}" role=${landmark(session, ["log", "deals", "rules"], "complementary")} aria-label=${w("table.rail")}>
    ${outdated(session)}
    <section class="panel book">
      <div class="row drawerhead">${closeButton("close")}</div>
      <div class="tabs" role="tablist" aria-label=${w("table.rail")}>${tabs.map(
        (tab) => html`<button role="tab" id="tab-${tab}" data-do="rail-tab" data-tab=${tab}
        data-on="click keydown" aria-selected=${tab === open} aria-controls="tab-body" tabindex=${tab === open ? 0 : -1}>${w(`table.tab.${tab}`)}${waitingCount(tab === "deals" ? waiting : 0)}</button>`,
      )}</div>
      <div class="tabbody" id="tab-body" role="tabpanel" aria-labelledby="tab-${open}">${recapInRail(session)}${BODIES[open](session)}</div>
    </section>
    ${pendingOffers(session)}
  </section>`;
}

/**
 * @param {string} tab
 * @param {string} view
 * @param {string} name
 * @param {string} text
 * @param {boolean} current
 * @param {number} [badge]
 */
const item = (
  tab,
  view,
  name,
  text,
  current,
  badge = 0,
) => html`<button data-do="nav" data-tab=${tab} data-view=${view || nothing} aria-current=${current ? "page" : nothing}>
  ${icon(name)}<span>${text}</span>${waitingCount(badge)}</button>`;

/**
 * The ways to the views of the stage.
 * @param {Session} session
 */
function toViews(session) {
  const views = stageViews(session);
  const shown = session.ui.stageView ?? views[0].id;
  const onStage = shownTab(session) === "stage";
  return views
    .slice(0, 2)
    .map((/** @type {{ id: string, icon: string, text: string }} */ view) =>
      item("stage", view.id, view.icon, view.text, onStage && shown === view.id),
    );
}

/**
 * Below the sheet on a phone.
 * @param {Session} session
 */
export function nav(session) {
  const tab = shownTab(session);
  return html`<nav class="nav" aria-label=${w("table.nav")}>
    ${toViews(session)}
    ${item("players", "", "hotseat", w("table.nav.players"), tab === "players")}
    ${item("log", "", "log", w("table.tab.log"), tab === "log")}
    ${session.view.deals ? item("deals", "", "deal", w("table.tab.deals"), tab === "deals", offersWaiting(session)) : item("rules", "", "rules", w("table.tab.rules"), tab === "rules")}
  </nav>`;
}

/**
 * The same when looking back: the board as it was, who had what, what has happened since, and the whole course of the game.
 * @param {Session} session
 */
export function navOfPast(session) {
  const tab = shownTab(session);
  return html`<nav class="nav" aria-label=${w("table.nav")}>
    ${toViews(session)}
    ${item("players", "", "hotseat", w("table.nav.players"), tab === "players")}
    ${item("log", "", "log", w("table.tab.log"), tab === "log")}
    ${item("course", "", "hourglass", w("table.nav.course"), tab === "course")}
  </nav>`;
}
