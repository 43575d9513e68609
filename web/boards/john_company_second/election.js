// @ts-check
// The election of a Chairman: who has how many shares, whom they support, and how far it is to a majority.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { named } from "../kit/figures.js";
import { sum } from "../kit/lists.js";
import { head, rules } from "../kit/panels.js";
import { bar } from "../kit/tracks.js";

/** @import { Context } from "./context.js" */
/** @import { Family } from "./view" */

/** Whether a Chairman is being elected: what was said in an earlier election stands until the next one. @param {Context} c */
export const electing = (c) => c.phase === "hiring" && c.board.company.support.length > 0;

/** Shares by the candidate they would support, with the answer that the viewer is composing. @param {Context} c */
function support(c) {
  const now = [...c.board.company.support];
  if (!c.asks("hiring.support") || !c.chosen || c.viewer === null) return now;
  const { other } = c.chosen.params;
  // a promise called in: the shares of who gave it support the viewer, as the viewer's own do
  if (c.chosen.on === "promise") now[other] = now[c.viewer] = c.viewer;
  else if (other !== undefined) now[c.viewer] = other;
  return now;
}

/** @param {Context} c @param {number} seat @param {number[]} now */
function backers(c, seat, now) {
  const { court } = c.board.company;
  return c.board.families
    .filter((one) => now[one.seat] === seat && court[one.seat])
    .map((one) => ({ seat: one.seat, n: court[one.seat] }));
}

/** @param {Context} c @param {{seat: number, n: number}} one */
const backer = (c, { seat, n }) =>
  named(c.w("election.backs", { who: c.name(seat), n }), html`${c.arms(seat)}${n}`, "token");

/** @param {Context} c @param {Family} family @param {number[]} now */
function candidate(c, { id, seat }, now) {
  const { court, needed } = c.board.company;
  const behind = backers(c, seat, now);
  const n = sum(behind.map((one) => one.n));
  return html`<div class="cd elect ${n >= needed ? "wins" : ""}" data-target=${id}>${c.arms(seat, "")}<b>${c.name(seat)}</b><small>${c.w("election.own", { n: court[seat] })}</small>
    <span class="votes">${bar({ of: needed, now: Math.min(n, needed) })}
      <b>${c.w("election.of", { n, needed })}</b></span>
    <small class="behind">${behind.length ? behind.map((one) => backer(c, one)) : c.w("election.nobody")}</small></div>`;
}

/** @param {Context} c */
export function election(c) {
  const { court, needed } = c.board.company;
  const now = support(c);
  const free = sum(court.filter((_, seat) => now[seat] < 0));
  return html`<section class="panel cand" aria-label=${c.w("election")}>${head(c.w("election"), c.w("election.note", { needed, all: sum(court) }), rules(c, "jc2.hiring.chairman.majority"))}
    <div class="candidates">${c.board.families.filter(({ seat }) => court[seat]).map((one) => candidate(c, one, now))}</div>
    <p class="small muted foot">${free ? c.w("election.free", { n: free }) : nothing}</p></section>`;
}
