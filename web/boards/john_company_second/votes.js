// The vote on a law: the track, the opposition, and what each family can still cast and what the policy means to it.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { ballots } from "./ballots.js";
import { chosenOf, figure, head, money, optionsOf, rules } from "./bits.js";
import { NOBODY, signed, sum } from "./context.js";
import { spaceText } from "./dial.js";
import { CARDS } from "./printed.js";

const END = 10;

/** Where the answer being composed would bring the votes: a plan to vote shows how far, ballots show exactly. */
function ahead(c) {
  const { decision, view } = c;
  if (c.asks("parliament.vote")) return chosenOf(c)?.params.votes ?? null;
  const side = { "parliament.cast_for": 1, "parliament.cast_against": -1 }[decision?.code];
  if (!side || !view.answer) return null;
  const cast = sum(decision.slots.map((slot, at) => slot.params.each * view.answer[at]));
  return cast ? c.board.parliament.votes + side * cast : null;
}

const onTrack = (n) => Math.max(-END, Math.min(END, n));

function track(c) {
  const { votes, law } = c.board.parliament;
  const then = ahead(c);
  const at = law ? onTrack(votes) : null;
  const text = law ? c.w("votes.at", { n: signed(votes), law: c.label(law) }) : c.w("votes.none");
  return html`<ol class="vts" aria-label=${then === null ? text : `${text} ${c.w("votes.then", { n: signed(then) })}`}>${Array.from(
    { length: 2 * END + 1 },
    (_, place) => {
      const n = place - END;
      const cls = `${n < 0 ? "fail" : ""} ${n === 0 ? "zero" : ""} ${n === at ? "at" : ""} ${then !== null && n === onTrack(then) && n !== at ? "next" : ""}`;
      const beyond = n === at && votes !== n ? votes : then !== null && n === onTrack(then) ? then : n;
      return html`<li class=${cls} aria-hidden="true">${n === 0 && beyond === 0 ? "0" : signed(beyond)}</li>`;
    },
  )}</ol>`;
}

function opposition(c) {
  const { opposition: leader, against, prime_minister: minister } = c.board.parliament;
  const some = leader !== NOBODY;
  const leads = some
    ? c.w(against[leader] ? "opposition.leads" : "opposition.holds", { who: c.name(leader), n: against[leader] })
    : c.w("opposition.none");
  const words = html`<b>${leads}</b> ${some ? c.w("opposition.wins", { who: c.name(minister) }) : c.w("opposition.takes")}`;
  return html`<div class="opp">${some ? c.arms(leader, "l") : html`<span class="hole" aria-hidden="true"></span>`}<p>${words}</p>${rules(c, "jc2.parliament.opposition.leader")}</div>`;
}

/** What has become of the law, or would become of it now. */
function outcome(c) {
  const { law, passed } = c.board.parliament;
  const text = c.forecast.vote?.text ?? (passed.includes(law) ? c.w("votes.passed", { law: c.label(law) }) : null);
  return text ? html`<p class="outcome">${icon("gavel")} ${text}</p>` : nothing;
}

export function votes(c) {
  const { named, law, passed } = c.board.parliament;
  return html`<section class="panel vt" aria-label=${c.w("votes")}>${head(c.w("votes"), c.w("votes.note"), rules(c, "jc2.parliament.vote.off_track"))}
    <div class="trackbox">${track(c)}<p class="vleg"><span>${c.w("votes.fails")}</span><span>${c.w("votes.passes")}</span></p></div>${ballots(c)}
    ${outcome(c)}
    ${named ? html`<p class="outcome">${icon("dilemma")} ${c.w("votes.named", { office: c.label(named) })}</p>` : nothing}${passed.includes(law) ? nothing : opposition(c)}</section>`;
}

// ── every family ───────────────────────────────────────────────────────────────────────────────────────────────────

/** A policy that the dial's options offer, as a column. */
function policyOf(c, one) {
  const { way, consequence, kind, window, effects } = one.params;
  const what = `${c.label(consequence)}, ${c.label(kind)}${window ? c.w("dial.andwindows") : ""}`;
  return {
    title: html`${c.title(way)}<small>${what}</small>`,
    effects,
    chosen: one === chosenOf(c),
    target: one.target,
  };
}

/** The policies to compare: those the dial's options would choose, or the one that is chosen. */
function policies(c) {
  const options = optionsOf(c, "parliament.policy", "parliament.shift");
  if (options.length) return options.map((one) => policyOf(c, one));
  const policy = c.forecast.vote?.policy;
  return policy
    ? [
        {
          title: html`${c.w("dial")}<small>${spaceText(c, policy.space)}</small>`,
          effects: policy.effects,
          chosen: false,
          target: `dial-${policy.space}`,
        },
      ]
    : [];
}

/** What a family can still turn for its votes: each kind with its number. */
function sources(c, family) {
  const turned = c.board.parliament.turned[family.seat];
  const workshops = family.workshops - turned.workshops;
  const yards = family.yards.filter((yard) => !turned.yards.includes(yard.id)).length;
  const cards = family.prestige.filter(
    (card) => !turned.cards.includes(card) && (CARDS[card].votes || CARDS[card].favoured),
  );
  return html`<span class="figs">${figure("workshop", workshops, c.w("votes.workshops", { n: workshops }))}${figure("shipyard", yards, c.w("votes.shipyards", { n: yards }))}
    ${cards.map((card) => html`<span class="fig" title=${c.title(card)}>${icon("vote")}${c.title(card)}</span>`)}</span>`;
}

/** What a family can still cast, where a law is voted on; else what it has to cast one day. */
function power(c, family, told) {
  if (!told) return html`<td class="amt">${c.money(family.cash)}</td>`;
  return html`<td class="amt">${told.cards}</td><td class="amt" title=${c.w("votes.price", { money: c.money(told.price) })}>${told.cash}</td><td class="amt"><b>${told.left}</b></td>`;
}

function familyRow(c, family, shown, told) {
  const { prime_minister: minister, against } = c.board.parliament;
  const role =
    family.seat === minister
      ? c.w("votes.minister")
      : told?.side === "against"
        ? c.w("votes.against", { n: against[family.seat] })
        : told?.side === "for"
          ? c.w("votes.for")
          : "";
  return html`<tr class=${family === c.mine ? "you" : ""}><th scope="row">${c.who(family.seat)} <small>${role}</small></th>
    ${shown.map((one) => html`<td class="amt ${one.chosen ? "chosen" : ""} ${one.effects[family.seat] < 0 ? "loss" : one.effects[family.seat] > 0 ? "gain" : ""}">${money(c, one.effects[family.seat])}</td>`)}
    <td class="sources">${sources(c, family)}</td>${power(c, family, told)}</tr>`;
}

/** Every family: what the policies would cost or bring it, and the votes that it has left. */
export function families(c) {
  const shown = policies(c);
  const told = new Map(c.forecast.vote?.families.map((one) => [one.seat, one]) ?? []);
  const from = c.board.parliament.prime_minister;
  const inOrder = [...c.board.families.slice(from), ...c.board.families.slice(0, from)];
  const columns = told.size ? ["votes.cards", "votes.bought", "votes.most"] : ["votes.cash"];
  return html`<section class="panel means" aria-label=${c.w("votes.families")}><table class="xl"><caption class="sr">${c.w("votes.families")}</caption><thead><tr><th scope="col">${c.w("votes.family")}</th>
    ${shown.map((one) => html`<th scope="col" class="amt ${one.chosen ? "chosen" : ""}" data-for=${one.target}>${one.title}</th>`)}
    <th scope="col" class="sources">${c.w("votes.sources")}</th>${columns.map((key) => html`<th scope="col" class="amt">${c.w(key)}</th>`)}</tr></thead>
    <tbody>${inOrder.map((one) => familyRow(c, one, shown, told.get(one.seat)))}
      ${
        shown.length
          ? html`<tr class="sum"><th scope="row">${c.w("votes.all")}</th>${shown.map((one) => html`<td class="amt">${money(c, sum(one.effects))}</td>`)}<td class="sources"></td>${columns.slice(1).map(() => html`<td class="amt"></td>`)}
        <td class="amt">${told.size ? sum([...told.values()].map((one) => one.left)) : nothing}</td></tr>`
          : nothing
      }</tbody></table></section>`;
}
