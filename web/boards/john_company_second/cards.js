// @ts-check
// Laws, spouses, prestige enterprises and blackmail as cards, with what they do in a sentence.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { card, line } from "../kit/cards.js";
import { figure, signed } from "../kit/figures.js";
import { icon } from "../kit/icons.js";
import { KIND_ICONS } from "./kinds.js";

/** @import { Context } from "./context.js" */

// ── laws ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A word in the icon of its kind where it has one: what a policy must match. @param {Context} c @param {string} policy */
const matched = (c, policy) =>
  policy in KIND_ICONS ? icon(KIND_ICONS[policy], { label: c.label(policy) }) : icon("pm-dial");

/** The votes that a law starts with, what its policy must match, and `foot` at the end. @param {Context} c @param {string} law @param {unknown} foot */
function lawFigures(c, law, foot) {
  const { support, policy } = c.law(law);
  const none = c.w("law.nopolicy");
  const text = policy ? c.w("law.policy", { what: c.label(policy) }) : none;
  return html`<span title=${c.w("law.support")}>${signed(support)}<span class="sr"> ${c.w("law.support")}</span></span>
      <span class="pol" title=${text}>${policy ? matched(c, policy) : nothing}${policy ? c.label(policy) : none}</span><span class="end">${foot}</span>`;
}

/**
 * A law; `voted` while it is on the vote, `foot` stands at the right of the votes it starts with.
 * @param {Context} c @param {string} law @param {{voted?: boolean, foot: unknown}} look
 */
export function lawCard(c, law, { voted = false, foot }) {
  const { id, extra, dilemma } = c.law(law);
  const sort = dilemma ? "law.dilemma" : voted ? "law.voted" : "law";
  const grants = extra && c.w("law.extra", { action: c.label(`family.${extra}`) });
  return card({
    sort: html`${icon(dilemma ? "dilemma" : "law")}${c.w(sort)}`,
    name: c.title(law),
    text: html`${c.does(law)}${grants ? html` <span class="extra">${grants}</span>` : nothing}`,
    figures: lawFigures(c, law, foot),
    cls: `law ${voted ? "sel" : ""}`,
    target: voted ? nothing : id,
  });
}

// ── prestige and blackmail ─────────────────────────────────────────────────────────────────────────────────────────

/** The drawing of a card's kind. @param {Context} c @param {string} id */
function pictureOf(c, id) {
  const { kind, type } = c.card(id);
  return icon(kind === "enterprise" ? KIND_ICONS[type] : kind);
}

/** @param {Context} c @param {string} id */
function sortOf(c, id) {
  const { kind, type } = c.card(id);
  return c.w(`card.${kind}`, { type: kind === "enterprise" ? c.label(type) : "" });
}

/** The printed figures of a card. @param {Context} c @param {string} id */
function cardFigures(c, id) {
  const { vp, discount, power, votes, favoured, kind } = c.card(id);
  const kinds = favoured?.targets.map((one) => c.label(one)).join(", ");
  return html`${vp ? figure("prestige", `+${vp}`, c.w("card.vp", { n: vp })) : nothing}
    ${discount ? figure("pound", `−${discount}`, c.w("card.discount", { n: discount })) : nothing}
    ${power ? figure("power", power, c.w("card.power", { n: power })) : nothing}
    ${votes ? figure("vote", votes, c.w("card.votes", { n: votes })) : nothing}
    ${favoured ? figure("vote", favoured.votes, c.w("card.favoured", { n: favoured.votes, kinds })) : nothing}
    <span class="end">${c.w(kind === "spouse" ? "card.keeps" : "card.trades")}</span>`;
}

/**
 * A card face up, or one of which the viewer knows the face: `hidden` says that it lies face down for the others.
 * @param {Context} c @param {string} id @param {{target: unknown, hidden: string, end: unknown}} look
 */
export const openCard = (c, id, { target, hidden, end }) =>
  card({
    sort: html`${pictureOf(c, id)}${sortOf(c, id)}${hidden ? html`<span class="end">${icon("lock")}<span class="sr">${hidden}</span></span>` : nothing}`,
    name: c.title(id),
    text: c.does(id),
    figures: cardFigures(c, id),
    end,
    cls: `face ${hidden ? "known" : ""}`,
    target,
    lights: c.card(id).id,
    title: hidden || nothing,
  });

/**
 * A facedown card: everybody sees the number on its back. `who` says who may look.
 * @param {Context} c @param {{id: string, back: number}} shown @param {{target: unknown, who: string}} look
 */
export const downCard = (c, { id, back }, { target, who }) =>
  card({
    sort: html`${icon("blackmail")}${c.w("card.blackmail")}`,
    name: c.w("card.back", { n: back }),
    text: who,
    figures: html`${icon("lock")}<span>${c.w("card.down")}</span>`,
    cls: "secret",
    target,
    lights: id,
  });

/** A card before a family, in one line; what it does is said on hover too. @param {Context} c @param {string} id @param {string} [tag] */
export const cardLine = (c, id, tag) =>
  line({
    picture: pictureOf(c, id),
    name: c.title(id),
    text: c.does(id),
    end: tag ? html`<span class="tag">${tag}</span>` : nothing,
    target: c.card(id).id,
    title: c.does(id),
  });
