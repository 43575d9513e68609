// What the panels share: headings, figures that say what they count, and parts that answer to a click.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";

/** The drawing of each kind of enterprise and share. */
export const KIND_ICONS = { manufacturing: "workshop", shipping: "shipyard", social: "luxury", company_share: "share" };

/** Money that is gained or lost. */
export const money = (c, n) => (n < 0 ? `−${c.money(-n)}` : c.money(n));

/** The way to the rules on what a panel shows. */
export const rules = (c, rule) =>
  html`<button class="refs" data-do="rules-open" data-rule=${rule}>${c.w("rules")}</button>`;

/** The heading of a panel: what it is, what the figures mean, and at the end whatever belongs there. */
export const head = (title, note = nothing, end = nothing) =>
  html`<header class="stagehead"><h2>${title}</h2>${
    note === nothing ? nothing : html`<span class="small muted note">${note}</span>`
  }${end === nothing ? nothing : html`<span class="end">${end}</span>`}</header>`;

/** The heading of a part of a panel. */
export const subhead = (title, note = nothing) =>
  html`<header><h3>${title}</h3>${note === nothing ? nothing : html`<span class="small muted">${note}</span>`}</header>`;

/** Something drawn, and what it means: on hover, and for those who do not see it. */
export const named = (text, drawn, cls = "") =>
  html`<span class=${cls} title=${text}>${drawn}<span class="sr"> ${text}</span></span>`;

/** An icon with a number; what is counted is said on hover, and to those who do not see the icon. */
export const figure = (name, n, text, cls = "") =>
  named(text, html`${icon(name)}<b>${n}</b>`, `fig ${cls} ${n === 0 ? "zero" : ""}`);

const keyOf = (option) => JSON.stringify(option.value);

/** Whether the option is part of the answer being composed. */
export const isChosen = (c, option) =>
  Array.isArray(c.view.answer) ? c.view.answer.includes(keyOf(option)) : c.view.answer === keyOf(option);

/** The options of the pending question, if it is this one. */
export const optionsOf = (c, ...codes) => (codes.includes(c.decision?.code) ? (c.decision.options ?? []) : []);

/** The option that is chosen, of a question with one answer. */
export const chosenOf = (c) =>
  c.decision?.kind === "pick" ? (c.decision.options.find((option) => isChosen(c, option)) ?? null) : null;

/**
 * A part that stands for one option among several with the same target: a candidate, or what to do with a card. What cannot be
 * chosen says why.
 */
export function pick(c, option, body, cls = "") {
  if (option.closed)
    return html`<span class="pick shut ${cls}" title=${option.closed.text}>${body}<span class="sr">${option.closed.text}</span></span>`;
  const chosen = isChosen(c, option);
  return html`<button class="pick ${cls} ${chosen ? "is-chosen" : "is-option"}" data-do="answer-choose" data-index=${c.decision.options.indexOf(option)}
    data-for=${option.target ?? nothing} aria-pressed=${chosen} aria-description=${option.detail || nothing}>${body}</button>`;
}

/** An option in words, for what has no place of its own on the board. */
const inWords = (c, one) =>
  pick(
    c,
    one,
    html`<b>${one.text}</b>${one.closed ? html`<span>${one.closed.text}</span>` : one.detail ? html`<span>${one.detail}</span>` : nothing}`,
    "deal",
  );

/** These options of the pending question in a row; nothing if there are none. */
export const answers = (c, options, cls = "") =>
  options.length ? html`<div class="deals ${cls}">${options.map((one) => inWords(c, one))}</div>` : nothing;

/** Arms in a row, one a piece; each family is named once with its number. */
export const pieces = (c, list) =>
  list.map(([seat, n]) =>
    named(
      c.w("pieces", { who: c.name(seat), n }),
      Array.from({ length: n }, () => c.arms(seat)),
      "pieces",
    ),
  );

/** The things of a list by what `key` says of each, in the order in which they come. */
export function grouped(list, key) {
  const groups = new Map();
  for (const one of list) groups.set(key(one), [...(groups.get(key(one)) ?? []), one]);
  return groups;
}

/** Lines of the log of the turn being played that have this code. */
export function told(c, ...codes) {
  const { log } = c.view;
  return log.filter((line) => line.place.turn === c.turn.number && codes.includes(line.code));
}

/** Buttons for what may be done beside the decision with a card: `codes` are the first words of the acts. */
export const actsOn = (c, target, what) =>
  (c.view.acts ?? [])
    .map((act, index) => [act, index])
    .filter(([act]) => act.target === target && act.value[0] === what && !act.closed)
    .map(
      ([act, index]) =>
        html`<button class="act" data-do="act" data-index=${index} aria-description=${act.detail || nothing}>${act.text}</button>`,
    );

/** Which part of a stage the question is about, by the first of these codes that it begins with: on the phone that part comes first. */
export const leadOf = (c, leads) =>
  Object.entries(leads).find(([start]) => c.decision?.code.startsWith(start))?.[1] ?? "";
