// @ts-check
// The vote on a law: the track, the opposition, and what each family can still cast and what the policy means to it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { repeat } from "../../vendor/lit-html/directives/repeat.js";
import { allotted, optionsOf } from "../kit/answers.js";
import { figure, gainOrLoss, money, signed } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { roundFrom, sum, times } from "../kit/lists.js";
import { head, rules } from "../kit/panels.js";
import { who } from "../kit/tokens.js";
import { ballots } from "./ballots.js";
import { NOBODY } from "./context.js";
import { spaceText } from "./dial.js";
import { sessionOf } from "./outcomes.js";
import { OF_DIAL } from "./questions.js";

/** @import { Option } from "../../contract" */
/** @import { Context } from "./context.js" */
/** @import { Family, FamilyVotes } from "./view" */

// ── the track ──────────────────────────────────────────────────────────────────────────────────────────────────────

/** Where the answer being composed would bring the votes: a plan to vote shows how far, ballots show exactly. @param {Context} c @returns {number | null} */
function ahead(c) {
  if (c.asks("parliament.vote")) return c.chosen?.params.votes ?? null;
  const side = c.asks("parliament.cast_for") ? 1 : c.asks("parliament.cast_against") ? -1 : 0;
  const n = allotted(c);
  const cast = side && sum(c.offered.map(({ params }, at) => params.each * (n[at] ?? 0)));
  return cast ? c.board.parliament.votes + side * cast : null;
}

/** Beyond the track a marker lies on its last space. @param {Context} c @param {number} n */
const onTrack = ({ printed: { votes_end: end } }, n) => Math.max(-end, Math.min(end, n));

/** @param {Context} c @param {number} place @param {number} votes @param {number | null} at @param {number | null} then */
function space(c, place, votes, at, then) {
  const next = then !== null && place === onTrack(c, then);
  const cls = `${place < 0 ? "fail" : ""} ${place === 0 ? "zero" : ""} ${place === at ? "at" : ""} ${next && place !== at ? "next" : ""}`;
  // beyond the track the number stands on its last space
  const shown = place === at && votes !== place ? votes : next ? then : place;
  return html`<li class=${cls} aria-hidden="true">${place === 0 && shown === 0 ? "0" : signed(shown)}</li>`;
}

/** @param {Context} c */
function track(c) {
  const { votes, law } = c.board.parliament;
  const then = ahead(c);
  const at = law ? onTrack(c, votes) : null;
  const end = c.printed.votes_end;
  const now = law ? c.w("votes.at", { n: signed(votes), law: c.label(law) }) : c.w("votes.none");
  const text = then === null ? now : `${now} ${c.w("votes.then", { n: signed(then) })}`;
  return html`<ol class="vts" aria-label=${text}>${times(2 * end + 1, (place) => space(c, place - end, votes, at, then))}</ol>`;
}

/** @param {Context} c */
function opposition(c) {
  const { opposition: leader, against, prime_minister: minister } = c.board.parliament;
  const some = leader !== NOBODY;
  const leads = some
    ? c.w(against[leader] ? "opposition.leads" : "opposition.holds", { who: c.name(leader), n: against[leader] })
    : c.w("opposition.none");
  const words = html`<b>${leads}</b> ${some ? c.w("opposition.wins", { who: c.name(minister) }) : c.w("opposition.takes")}`;
  return html`<div class="opp">${some ? c.arms(leader, "l") : html`<span class="hole" aria-hidden="true"></span>`}<p>${words}</p>${rules(c, "jc2.parliament.opposition.leader")}</div>`;
}

/** What has become of the law, or would become of it now. @param {Context} c */
function outcome(c) {
  const { law, passed } = c.board.parliament;
  const text = c.forecast.vote?.text ?? (passed.includes(law) ? c.w("votes.passed", { law: c.label(law) }) : null);
  return text ? html`<p class="outcome">${icon("gavel")} ${text}</p>` : nothing;
}

/** @param {Context} c */
export function votes(c) {
  const { named, law, passed } = c.board.parliament;
  const session = sessionOf(c);
  return html`<section class="panel vt" aria-label=${c.w("votes")}>${head(c.w("votes"), c.w("votes.note", { n: c.figures.passes_at }), rules(c, "jc2.parliament.vote.off_track"))}
    <div class="trackbox">${track(c)}<p class="vleg"><span>${c.w(session ? "session.vote.fails" : "votes.fails")}</span><span>${c.w(session ? "session.vote.passes" : "votes.passes")}</span></p></div>${ballots(c)}
    ${outcome(c)}
    ${named ? html`<p class="outcome">${icon("dilemma")} ${c.w("votes.named", { office: c.label(named) })}</p>` : nothing}${session || passed.includes(law) ? nothing : opposition(c)}</section>`;
}

// ── every family ───────────────────────────────────────────────────────────────────────────────────────────────────

/** @typedef {{title: unknown, effects: number[], chosen: boolean, target: string | undefined}} Policy */

/** A policy that the dial's options offer, as a column. @param {Context} c @param {Option} one @returns {Policy} */
function policyOf(c, one) {
  const { way, consequence, kind, window, effects } = one.params;
  const what = `${c.label(consequence)}, ${c.label(kind)}${window ? c.w("dial.andwindows") : ""}`;
  return {
    title: html`${c.title(way)}<small>${what}</small>`,
    effects,
    chosen: one === c.chosen,
    target: one.target,
  };
}

/** The policies to compare: those the dial's options would choose, or the one that is chosen. @param {Context} c @returns {Policy[]} */
function policies(c) {
  const options = optionsOf(c, ...OF_DIAL);
  if (options.length) return options.map((one) => policyOf(c, one));
  const policy = c.forecast.vote?.policy;
  if (!policy) return [];
  const title = html`${c.w("dial")}<small>${spaceText(c, policy.space)}</small>`;
  return [{ title, effects: policy.effects, chosen: false, target: c.printed.dial[policy.space].id }];
}

/** The votes of one enterprise, in words. @param {Context} c @param {number} n */
const each = (c, n) => c.w("votes.each", { n, words: c.inWords(n) });

/** What a family can still turn for its votes: each kind with its number. @param {Context} c @param {Family} family */
function sources(c, { seat, workshops, yards, prestige }) {
  const turned = c.board.parliament.turned[seat];
  const n = workshops - turned.workshops;
  const free = yards.filter((yard) => !turned.yards.includes(yard.id)).length;
  const cards = prestige.filter((id) => !turned.cards.includes(id) && (c.card(id).votes || c.card(id).favoured));
  return html`<span class="figs">${figure("workshop", n, c.w("votes.workshops", { n, votes: each(c, c.figures.workshop_votes) }))}${figure("shipyard", free, c.w("votes.shipyards", { n: free, votes: each(c, c.figures.shipyard_votes) }))}
    ${cards.map((card) => html`<span class="fig" title=${c.title(card)}>${icon("vote")}${c.title(card)}</span>`)}</span>`;
}

/** What a family can still cast, where a law is voted on; else what it has to cast one day. @param {Context} c @param {Family} family @param {FamilyVotes} [means] */
function power(c, family, means) {
  if (!means) return html`<td class="amt">${c.money(family.cash)}</td>`;
  return html`<td class="amt">${means.cards}</td><td class="amt" title=${c.w("votes.price", { money: c.money(means.price) })}>${means.cash}</td><td class="amt"><b>${means.left}</b></td>`;
}

/** On which side a family stands. @param {Context} c @param {Family} family @param {FamilyVotes} [means] */
function role(c, { seat }, means) {
  const { prime_minister: minister, against } = c.board.parliament;
  if (seat === minister) return c.w("votes.minister");
  if (means?.side === "against") return c.w("votes.against", { n: against[seat] });
  return means?.side === "for" ? c.w("votes.for") : "";
}

/** @param {Context} c @param {Family} family @param {Policy[]} shown @param {FamilyVotes} [means] */
const familyRow = (c, family, shown, means) =>
  html`<tr class=${family === c.mine ? "you" : ""}><th scope="row">${who(c, family.seat)} <small>${role(c, family, means)}</small></th>
    ${shown.map(({ chosen, effects }) => html`<td class="amt ${chosen ? "chosen" : ""} ${gainOrLoss(effects[family.seat])}">${money(c, effects[family.seat])}</td>`)}
    <td class="sources">${sources(c, family)}</td>${power(c, family, means)}</tr>`;

/** What all families together would gain or lose, and could still cast. @param {Context} c @param {Policy[]} shown @param {FamilyVotes[]} means @param {number} columns */
const sumRow = (c, shown, means, columns) =>
  html`<tr class="sum"><th scope="row">${c.w("votes.all")}</th>${shown.map((one) => html`<td class="amt">${money(c, sum(one.effects))}</td>`)}<td class="sources"></td>${times(columns - 1, () => html`<td class="amt"></td>`)}
        <td class="amt">${means.length ? sum(means.map((one) => one.left)) : nothing}</td></tr>`;

/** Every family: what the policies would cost or bring it, and the votes that it has left. @param {Context} c */
export function families(c) {
  const shown = policies(c);
  const means = c.forecast.vote?.families ?? [];
  const columns = means.length ? ["votes.cards", "votes.bought", "votes.most"] : ["votes.cash"];
  const row = (/** @type {Family} */ one) =>
    familyRow(
      c,
      one,
      shown,
      means.find(({ seat }) => seat === one.seat),
    );
  // with other columns it is another table, of which nothing has slid into its place
  return html`<section class="panel means" aria-label=${c.w("votes.families")}>${repeat(
    [`${shown.length} ${columns.length}`],
    (one) => one,
    () => html`<table class="xl"><caption class="sr">${c.w("votes.families")}</caption><thead><tr><th scope="col">${c.w("votes.family")}</th>
    ${shown.map((one) => html`<th scope="col" class="amt ${one.chosen ? "chosen" : ""}" data-for=${one.target}>${one.title}</th>`)}
    <th scope="col" class="sources">${c.w("votes.sources")}</th>${columns.map((key) => html`<th scope="col" class="amt">${c.w(key)}</th>`)}</tr></thead>
    <tbody>${roundFrom(c.board.families, c.board.parliament.prime_minister).map(row)}
      ${shown.length ? sumRow(c, shown, means, columns.length) : nothing}</tbody></table>`,
  )}</section>`;
}
