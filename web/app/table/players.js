// @ts-check
// The players in turn order, each a panel; a click shows everything that lies open before them.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { hasIcon } from "../icons.js";
import { arms, figure, giveScreen, icon, landmark, scored, scoredIn, scoresMoney, seatOf, signed } from "./elements.js";
import { w } from "../words.js";

/** @import { Account, Fact, Seat, Session } from "../types.js" */

/**
 * The icon of a fact: the one it names, one of its own name, or the pound for money; else it is told by its label.
 * @param {Fact} fact
 */
const iconOf = (fact) =>
  [fact.icon, fact.key, fact.money ? "pound" : null].find((name) => name && hasIcon(name)) ?? null;

/** @param {Fact} fact */
export const shown = (fact) => fact.shown ?? (typeof fact.value === "number" ? figure(fact.value) : fact.value);

/** @param {Fact} fact */
const isZero = (fact) => fact.value === 0;

/**
 * A figure of a player. `data-figure` is where motion finds it again after the next paint.
 * @param {number} seat
 * @param {Fact} fact
 */
const factSpan = (seat, fact) => html`<span class=${isZero(fact) ? "zero" : ""} title=${fact.text}>
  ${iconOf(fact) ? icon(iconOf(fact) ?? "") : html`<small>${fact.text}</small>`}
  <span class="sr">${fact.text}</span><b data-figure="${seat}.${fact.key}">${shown(fact)}</b></span>`;

/** The first facts stand large, the others in small; those that name nothing but a zero are left out when it is tight. */
const LARGE = 2;

/**
 * While a recap is open, what the player gained in it of one unit, in the place that a chip of a change would have.
 * @param {Account | undefined} account
 * @param {"cash" | "points"} unit
 * @param {string} [text] in place of the amount with its unit
 */
function gained(account, unit, text) {
  if (!account?.gained[unit]) return nothing;
  const { gained: amounts, before, now } = account;
  const way = now[unit] < before[unit] ? "dn" : "up";
  return html`<span class="chg gained ${way}" title=${w("table.player.gained")}>${text ?? amounts[unit]}</span>`;
}

/**
 * The score. A unit of several words stands smaller than one like "points", and is cut before the name is.
 * @param {Session} session
 * @param {Seat} one
 * @param {Account | undefined} account
 */
function points(session, one, account) {
  const unit = scoredIn(session, one);
  const shownScore = scored(session, one.score ?? 0);
  const more =
    account && (scoresMoney(session) ? account.gained.points : signed(account.now.points - account.before.points));
  return html`<span class="vp num" title="${shownScore} ${unit}">${gained(account, "points", more)}<span data-figure="${one.seat}.score">${shownScore}</span>${
    unit ? html`<small class=${/\s/.test(unit) ? "long" : ""}>${unit}</small>` : nothing
  }</span>`;
}

/**
 * @param {Session} session
 * @param {Seat} one
 * @param {boolean} tight
 * @param {boolean} mine
 * @param {Account | undefined} account
 */
function player(session, one, tight, mine, account) {
  const facts = tight ? one.facts.filter((fact, at) => at < LARGE || !isZero(fact)) : one.facts;
  const purse = facts.find(({ money }) => money) ?? facts[0];
  return html`<li class="player house-${one.house} ${one.active ? "active" : ""}" data-do="holding" data-seat=${one.seat} data-target="seat-${one.seat}">
    <button class="whole" data-do="holding" data-seat=${one.seat} aria-label=${w("table.player.open", { name: one.name })}></button>
    <div class="row">
      ${arms(one.house)}<span class="name" title=${one.name}>${one.name}</span>
      ${one.human ? nothing : html`<span class="botmark" title=${w("table.player.bot")}>${icon("bot", "i16")}<span class="sr">${w("table.player.bot")}</span></span>`}
      ${mine ? html`<span class="tag">${w("table.player.you")}</span>` : nothing}
      ${points(session, one, account)}
    </div>
    <div class="stats first">${facts.slice(0, LARGE).map((fact) => html`${factSpan(one.seat, fact)}${fact === purse ? gained(account, "cash") : nothing}`)}</div>
    ${facts.length > LARGE ? html`<div class="stats rest">${facts.slice(LARGE).map((fact) => factSpan(one.seat, fact))}</div>` : nothing}
    ${one.active ? html`<span class="sr">${w("table.player.active")}</span>` : nothing}
  </li>`;
}

/** @param {Session} session */
export function players(session) {
  const { view, viewer } = session;
  const tight = view.seats.length > 4;
  const humans = view.seats.filter((one) => one.human).length;
  const { recap, recapOpen } = session.ui;
  const accounts = (recapOpen ?? recap)?.found.accounts;
  return html`<section class="rail left ${tight ? "tight" : ""}" role=${landmark(session, ["players"])} aria-label=${w("table.players")}>
    <ul class="players">
      ${repeat(
        view.seats,
        (one) => one.seat,
        (one) =>
          player(
            session,
            one,
            tight,
            humans > 1 && one.seat === viewer,
            accounts?.find(({ seat }) => seat === one.seat),
          ),
      )}
    </ul>
    ${tray(session)}
  </section>`;
}

/**
 * Your own things, kept in sight below the players.
 * @param {Session} session
 */
function tray(session) {
  const mine = seatOf(session.view, session.viewer);
  if (!mine || session.view.seats.length > 4) return nothing;
  const facts = mine.facts.filter((fact) => !isZero(fact));
  return html`<section class="panel section tray" aria-label=${w("table.tray")}>
    <header><h2>${w("table.tray")}</h2></header>
    <table class="ledger"><tbody>${facts.map((fact) => html`<tr><th scope="row">${fact.text}</th><td class="amt">${shown(fact)}</td></tr>`)}</tbody></table>
  </section>`;
}

/**
 * Everything a player holds in the open: the inside of a dialog.
 * @param {Session} session
 * @param {number} seat
 */
export function holding(session, seat) {
  const one = /** @type {Seat} */ (seatOf(session.view, seat));
  return html`<table class="ledger holding"><tbody>
      <tr><th scope="row">${w("table.score")}</th><td class="amt"><b>${scored(session, one.score ?? 0)}</b></td></tr>
      ${one.facts.map((fact) => html`<tr class=${isZero(fact) ? "zero" : ""}><th scope="row">${fact.text}</th><td class="amt">${shown(fact)}</td></tr>`)}
    </tbody></table>
    <footer>${giveScreen(session, seat)}</footer>`;
}
