// @ts-check
// Where the game was won: decisions of which the strong bot thinks otherwise, each to be played on from there.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { register } from "../../actions.js";
import { arms, figure, icon, seatOf } from "../elements.js";
import { branchAt } from "../moving.js";
import { w } from "../../words.js";
import { afterNextPaint } from "../../paint.js";
import { Judging } from "./judging.js";
import { drawPictures, picture } from "./pictures.js";
import { points } from "./sums.js";

/** @import { Judged, JudgedOption, Session } from "../../types.js" */

/** The look at the game that is on the screen. @type {Judging | null} */
let judging = null;

/** @param {Session} session */
function judgingOf(session) {
  if (judging?.session !== session || judging.of !== session.nowLog) {
    if (judging?.state === "running") judging.stop();
    judging = new Judging(session);
  }
  return judging;
}

/** @param {JudgedOption} option */
const option = ({
  text,
  worth,
  error,
  played,
}) => html`<tr class=${played ? "did" : ""}><th scope="row">${text}${played ? html` <small>${w("ending.won.played")}</small>` : nothing}</th>
  <td class="amt">${played ? "0" : html`<b class=${worth > 0 ? "gain" : "loss"}>${points(worth)}</b> <small>${w("ending.won.error", { n: (error / 10).toFixed(1) })}</small>`}</td></tr>`;

/**
 * @param {Session} session
 * @param {Judged} one
 */
function card(session, one) {
  const seat = seatOf(session.now, one.seat);
  const play = seat?.human && !session.readOnly;
  return html`<li class="pos">${picture(one.position)}<p class="when">${one.place}</p><h3>${arms(seat?.house, "s")}${seat?.name}: ${one.asked}</h3>
    <table class="ledger"><tbody>${one.options.map(option)}</tbody></table>
    <footer><span>${w(one.gain > 0 ? "ending.won.missed" : "ending.won.right", { n: figure(Math.abs(one.gain) / 10), games: one.games })}</span>
      ${
        play
          ? html`<button class="btn" data-do="won-play" data-position=${one.position} data-place=${one.place}>${icon("branch")}${w("ending.won.play")}</button>`
          : html`<button class="btn" data-do="past-go" data-position=${one.position}>${icon("hourglass")}${w("ending.lookhere")}</button>`
      }</footer></li>`;
}

/** @param {Judging} look */
function progress({ state, taken, steps, judged, found, problem }) {
  if (state === "running")
    return html`<p class="row"><progress max=${steps} value=${taken} aria-label=${w("ending.won.progress")}></progress><span class="small muted">${w("ending.won.step", { n: taken, of: steps })}</span>
      <button class="btn" data-do="won-stop">${w("ending.won.stop")}</button></p>`;
  if (state === "failed") return html`<p role="alert">${w("ending.won.failed", { problem })}</p>`;
  if (state === "done" && !judged) return html`<p class="said">${w("ending.won.sure")}</p>`;
  if (state === "done")
    return html`<p class="said">${w(found.length ? "ending.won.done" : "ending.won.none", { n: judged })} ${w("ending.won.note")}</p>`;
  return html`<p>${w("ending.won.about")}</p>`;
}

/** @param {Session} session */
export function won(session) {
  const look = judgingOf(session);
  const { state } = look;
  if (look.found.length) afterNextPaint(() => drawPictures(session));
  return html`<section class="panel section won" aria-label=${w("ending.won")}><header><h2>${w("ending.won")}</h2>
    ${state === "ready" || state === "failed" ? html`<button class="btn end" data-do="won-begin">${icon("hint")}${w("ending.won.begin")}</button>` : nothing}</header>
    ${progress(look)}${look.found.length ? html`<ul>${look.found.map((one) => card(session, one))}</ul>` : nothing}</section>`;
}

register({
  "won-begin": (session) => void judgingOf(session).begin(),
  "won-stop": (session) => judgingOf(session).stop(),
  "won-play"(session, { dataset }) {
    branchAt(session, Number(dataset.position), dataset.place ?? "");
  },
});
