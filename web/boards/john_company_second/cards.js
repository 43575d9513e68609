// Laws, spouses, prestige enterprises, blackmail and promises as cards, with what they do in a sentence.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";
import { signed } from "./context.js";
import { figure, KIND_ICONS } from "./bits.js";
import { CARDS, LAWS } from "./printed.js";

/** The three Rotten Boroughs are one card in words. */
export const does = (c, id) => c.w(`does.${id.startsWith("rotten_borough") ? "rotten_borough" : id}`);

const BACK = "back.";

/** The number on the back of a facedown card: "back.3" gives 3. */
export const backOf = (face) => Number(face.slice(BACK.length));

/** A word in the icon of its kind where it has one: what a policy must match. */
const matched = (c, policy) =>
  policy in KIND_ICONS ? icon(KIND_ICONS[policy], { label: c.label(policy) }) : icon("pm-dial");

/** What a law's policy must match, in words. */
const policyText = (c, law) =>
  LAWS[law].policy ? c.w("law.policy", { what: c.label(LAWS[law].policy) }) : c.w("law.nopolicy");

/** A law. `state` is "", "sel" (on the vote) or "gone"; `foot` stands at the right of the votes it starts with. */
export function lawCard(c, law, { state = "", foot = nothing, target = `law-${law}`, cls = "" } = {}) {
  const { support, policy, extra, dilemma } = LAWS[law];
  return html`<div class="pcard law ${state} ${cls}" data-target=${target}>
    <span class="sort">${icon(dilemma ? "dilemma" : "law")}${c.w(dilemma ? "law.dilemma" : state === "sel" ? "law.voted" : "law")}</span>
    <h3 class="name">${c.title(law)}</h3>
    <p>${does(c, law)}${extra ? html` <span class="extra">${c.w("law.extra", { action: c.label(`family.${extra}`) })}</span>` : nothing}</p>
    <footer><span title=${c.w("law.support")}>${signed(support)}<span class="sr"> ${c.w("law.support")}</span></span>
      <span class="pol" title=${policyText(c, law)}>${policy ? matched(c, policy) : nothing}${policy ? c.label(policy) : c.w("law.nopolicy")}</span><span class="end">${foot}</span></footer>
  </div>`;
}

const cardKind = (c, id) => {
  const { kind, type } = CARDS[id];
  if (kind === "spouse") return html`${icon("spouse")}${c.w("card.spouse")}`;
  if (kind === "blackmail") return html`${icon("blackmail")}${c.w("card.blackmail")}`;
  return html`${icon(KIND_ICONS[type])}${c.w("card.enterprise", { type: c.label(type) })}`;
};

/** The printed figures of a prestige or blackmail card. */
function cardFigures(c, id) {
  const { vp = 0, discount = 0, power = 0, votes = 0, favoured, kind } = CARDS[id];
  return html`${vp ? figure("prestige", `+${vp}`, c.w("card.vp", { n: vp })) : nothing}
    ${discount ? figure("pound", `−${discount}`, c.w("card.discount", { n: discount })) : nothing}
    ${power ? figure("power", power, c.w("card.power", { n: power })) : nothing}
    ${votes ? figure("vote", votes, c.w("card.votes", { n: votes })) : nothing}
    ${favoured ? figure("vote", favoured[0], c.w("card.favoured", { n: favoured[0], kinds: favoured[1].map((one) => c.label(one)).join(", ") })) : nothing}
    <span class="end">${c.w(kind === "spouse" ? "card.keeps" : "card.trades")}</span>`;
}

/** A card face up, or one of which the viewer knows the face (`hidden`: it lies face down for the others). */
export function openCard(c, id, { target = `card-${id}`, hidden = "", foot = nothing, cls = "" } = {}) {
  return html`<div class="pcard face ${cls} ${hidden ? "known" : ""}" data-target=${target} data-for=${`card-${id}`} title=${hidden || nothing}>
    <span class="sort">${cardKind(c, id)}${hidden ? html`<span class="end">${icon("lock")}<span class="sr">${hidden}</span></span>` : nothing}</span>
    <h3 class="name">${c.title(id)}</h3><p>${does(c, id)}</p><footer>${cardFigures(c, id)}</footer>${foot}</div>`;
}

/** A facedown card: everybody sees the number on its back. `who` says who may look. */
export const downCard = (
  c,
  face,
  { target = nothing, who, foot = nothing },
) => html`<div class="pcard secret" data-target=${target} data-for=${`card-${face}`}>
  <span class="sort">${icon("blackmail")}${c.w("card.blackmail")}</span><h3 class="name">${c.w("card.back", { n: backOf(face) })}</h3><p>${who}</p>
  <footer>${icon("lock")}<span>${c.w("card.down")}</span></footer>${foot}</div>`;

/** A card before a family, in one line; what it does is said on hover. */
export function cardLine(c, id, { target = `card-${id}`, tag = "" } = {}) {
  const { kind, type } = CARDS[id];
  const name = kind === "spouse" ? "spouse" : kind === "blackmail" ? "blackmail" : KIND_ICONS[type];
  return html`<div class="line" data-target=${target} title=${does(c, id)}>${icon(name)}
    <span class="grow">${c.title(id)}<small>${does(c, id)}</small></span>${tag ? html`<span class="tag">${tag}</span>` : nothing}</div>`;
}
