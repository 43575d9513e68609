// @ts-check
// The result stands where the question stood: what it was about, the dice or votes, how it came out in a word and a sentence, and what
// it changed. Nothing is decided here, so the button is a plain one.
import { html, nothing } from "../../../vendor/lit-html/lit-html.js";
import { css } from "../../../boards/kit/css.js";
import { arms, icon, shortRef, seatOf, sentence } from "../elements.js";
import { WAITS } from "../moments/pace.js";
import { sums } from "../moments/queue.js";
import { titleOf } from "../moments/titles.js";
import { ballots, dice, rolls, sides, START, TONES } from "./outcome.js";
import { frame } from "./frame.js";
import { w } from "../../words.js";

/** @import { Changed, LogLine, Session } from "../../types.js" */
/** @import { Moment } from "../moments/queue.js" */
/** @import { Scene } from "../moments/scene.js" */

/** So much is said beside a verdict. */
const SENTENCES = 2;
/** So many consequences have a place; the log has them all. */
const PLACES = 4;

/** @param {number} amount */
const direction = (amount) => (amount < 0 ? "dn" : "up");

/** @param {Changed} change */
const chip = ({ amount, shown, text }) => html`<span class="chg ${direction(amount)}" title=${text}>${shown}</span>`;

/**
 * Whose it is and what it changed, amount after amount: "Company Balance +£18, you +£6, +2 points".
 * @param {Session} session @param {Changed[]} changes
 */
const amounts = (session, changes) =>
  changes.map(({ amount, shown, said, seat, text }, at) => {
    const again = at > 0 && seat !== null && changes[at - 1].seat === seat;
    const name = seat === session.viewer ? w("table.moment.you") : seatOf(session.view, seat)?.name;
    const whose = again ? "" : seat === null ? text : name;
    return html`${at ? w("table.list.comma") : " "}${whose} <b class=${amount < 0 ? "loss" : "gain"} title=${text}>${seat === null ? shown : said}</b>`;
  });

/** What stands in the sentence of a roll: the die that decided, and what came of it. @param {Session} session @param {Moment} moment */
function told(session, { main, lines }) {
  const values = main.dice ?? [];
  const die =
    main.deciding === undefined || values.length < 2 ? nothing : w("table.moment.die", { n: values[main.deciding] });
  // what a short title leaves out, unless dice and votes show it
  const whole = main.title && !values.length && !main.votes ? html`${sentence(main.text)} ` : nothing;
  const changes = sums(session, lines);
  const rest = lines.filter((line) => line !== main && !line.changes?.length).slice(0, SENTENCES);
  return html`<p>${whole}${die}${amounts(session, changes)}${rest.map((line) => html` ${sentence(line.text)}`)}</p>`;
}

/** How it came out, in a word, and a sentence. @param {Session} session @param {Moment} moment */
const verdict = (session, moment) => html`<div class="verdict">
  ${moment.main.verdict ? html`<span class="word">${icon(TONES[moment.main.tone ?? "plain"])}<span>${moment.main.verdict}</span></span>` : nothing}
  ${told(session, moment)}</div>`;

/**
 * Consequences, the heaviest first; each comes a little after the one before.
 * @param {Session} session @param {LogLine[]} lines
 */
function consequences(session, lines) {
  const heavy = lines.filter(({ weight }) => weight !== "trivia");
  const order = [...heavy, ...lines.filter((line) => !heavy.includes(line))];
  const shown = order.slice(0, order.length > PLACES ? PLACES - 1 : PLACES);
  const more = order.length - shown.length;
  return html`<ol class="consequences">${shown.map((line, at) => {
    const [change] = sums(session, [line]);
    const seat = line.seat === undefined ? undefined : seatOf(session.view, line.seat);
    return html`<li ${css({ "--at": START + at })} title=${line.text}>${change ? chip(change) : seat ? arms(seat.house, "s") : icon("flag", "i16")}<span>${line.text}</span></li>`;
  })}${more ? html`<li class="others" ${css({ "--at": START + PLACES })}>${w("table.moment.more", { n: more })}</li>` : nothing}</ol>`;
}

/** The line that the moment came from, where it is about something heavier. @param {Moment} moment */
const causeOf = ({ main, lines, alike }) => (alike === 1 && lines[0] !== main ? lines[0] : null);

/** @param {Session} session @param {Moment} moment */
function outcome(session, moment) {
  const { main, lines, alike } = moment;
  const others = lines.filter((line) => line !== main && line !== causeOf(moment));
  if (alike > 1) return main.dice?.length ? rolls(session, lines) : consequences(session, lines);
  if (main.votes) return html`${ballots(session, main)}${verdict(session, moment)}`;
  if (main.dice?.length) return html`${dice(main)}${verdict(session, moment)}`;
  if (!others.length) return verdict(session, moment);
  const word = main.verdict
    ? html`<span class="word">${icon(TONES[main.tone ?? "plain"])}<span>${main.verdict}</span></span>`
    : nothing;
  return html`<div class="fight">${main.strengths ? sides(main.strengths) : nothing}${word}</div>${consequences(session, others)}`;
}

/** @param {Session} session @param {number} time */
function goOn(session, time) {
  const { narrator } = session;
  const note = narrator.held ? "held" : time === WAITS ? "waits" : "by_itself";
  const again = narrator.canRepeat
    ? html`<button class="btn quiet phone-only" data-do="moment-again"><span>${w("table.moment.again")}</span></button>`
    : nothing;
  return html`${again}<button class="btn go-on" data-do="moment-next"><span>${w("table.moment.on")}</span> <kbd class="wide-only">${w("table.key.next")}</kbd></button>
    <div class="note small muted wide-only">${w(`table.moment.${note}`)}</div>`;
}

/** @param {Session} session @param {Scene} scene */
export function resultBar(session, { moment }) {
  const { view, narrator } = session;
  const { main, lines } = moment;
  const seat = main.seat === undefined ? undefined : seatOf(view, main.seat);
  const phase = main.place.phaseText || main.place.turnText;
  const time = narrator.time;
  const hair =
    time === WAITS
      ? nothing
      : html`<span class="hair" ${css({ "--time": `${time}ms` })}><i class=${narrator.held ? "held" : ""}></i></span>`;
  return frame(session, {
    cls: "result",
    house: seat?.house,
    caps: seat ? w("table.bar.capacity", { name: seat.name, capacity: phase }) : phase,
    ask: titleOf(session, moment),
    help: causeOf(moment)?.text,
    ref: shortRef(main.rule, session.ui.ledger),
    answers: html`<div class="outcome ${main.tone ?? ""} of-${moment.weight}" data-do="moment-hold" data-on="pointerdown" data-moment=${main.code} data-told=${lines.length}>${outcome(session, moment)}</div>${hair}`,
    act: goOn(session, time),
  });
}
