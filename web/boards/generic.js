// @ts-check
// The board for any game: sections of plain data drawn as tracks, piles and tables, with the words of the game's own catalogue.
//
// What it goes by: a list of single values is a pile; a list of things with an `id` is a row of cards, or of tracks where a thing
// carries {lowest, highest} and a number between them; things with a `seat` are a table with one row a player; anything else is a
// ledger. A map says how many there are of what: a number each, or {id, n}. An `id` is what a click may mean (data-target).
import { html, nothing } from "../vendor/lit-html/lit-html.js";
import { repeat } from "../vendor/lit-html/directives/repeat.js";
import { arms, hasIcon, icon } from "./kit/icons.js";

/** @import { BoardView, Json, Look, Plain, Thing, Words } from "./kit/types" */
/** @typedef {BoardView<Thing>} AnyView */
/**
 * A thing whose number `at`, called `key`, lies between two ends; the rest of it is its heading.
 * @typedef {{ id: Json | undefined, name: unknown, key: string, at: number, lowest: number, highest: number, heads: [string, Json][] }} Track
 */

/** @param {Json} value @returns {value is Thing} */
const isMap = (value) => value !== null && typeof value === "object" && !Array.isArray(value);
/** @param {Json} value @returns {value is Plain} */
const isPlain = (value) => value === null || typeof value !== "object";
const SEATED = new Set(["seat", "first", "owner", "holder", "leader"]);
/** A track with more spaces than this is written as a figure. */
const LONGEST_TRACK = 24;

/** A thing as a track, where it is one. @param {Thing} thing @returns {Track[]} */
function trackOf({ id, lowest, highest, ...rest }) {
  if (typeof lowest !== "number" || typeof highest !== "number" || highest - lowest >= LONGEST_TRACK) return [];
  const entries = Object.entries(rest);
  const numbers = entries.flatMap(([key, at]) => (typeof at === "number" ? [{ key, at }] : []));
  if (!numbers.length) return [];
  const [{ key, at }] = numbers;
  const heads = entries.filter(([one]) => one !== key);
  return [{ id, name: id ?? rest.seat, key, at, lowest, highest, heads }];
}

/** How many, and of which element of the board, if of one. @param {Json} one @returns {{ id: Json | symbol, n: Json }} */
const counted = (one) => (isMap(one) && "id" in one && "n" in one ? { id: one.id, n: one.n } : { id: nothing, n: one });

class Drawer {
  /** @param {AnyView} view @param {Words} words */
  constructor(view, words) {
    this.view = view;
    this.words = words;
  }

  /** A heading; a key that the game has no word for is shown as it is, so that nothing is hidden. @param {string} key @returns {string} */
  title(key) {
    return this.words.label(`board.${key}`) ?? this.words.label(`label.${key}`) ?? key.replaceAll("_", " ");
  }

  /** Of what there is so much: a field by its heading, else a code. @param {string} key @param {string} code @returns {string} */
  field(key, code) {
    return this.words.label(`board.${code}`) ?? this.name(key, code);
  }

  /** A code in the game's words. @param {string} key @param {Plain} code @returns {string} */
  name(key, code) {
    const { label } = this.words;
    return (
      label(`label.${key}s.${code}`) ??
      label(`label.${key}.${code}`) ??
      label(`label.goods.${code}`) ??
      label(`label.${code}`) ??
      String(code)
    );
  }

  /** @param {number} number */
  seat(number) {
    const one = this.view.seats.find(({ seat }) => seat === number);
    return one ? html`<span class="who1">${arms(one.house, { cls: "s" })}${one.name}</span>` : String(number);
  }

  /** @param {string} key @param {number} value @returns {string} */
  figure(key, value) {
    return this.words.label(`fact.${key}`, { value }) ?? (value < 0 ? `−${-value}` : String(value));
  }

  /** @param {string} key @param {Json} value @returns {unknown} */
  value(key, value) {
    if (value === null) return this.words.w("table.board.none");
    if (SEATED.has(key) && typeof value === "number") return this.seat(value);
    if (typeof value === "number") return this.figure(key, value);
    if (typeof value === "boolean") return this.words.w(value ? "table.board.yes" : "table.board.no");
    if (isPlain(value)) return this.name(key, value);
    if (Array.isArray(value)) return this.pile(key, value);
    return this.counts(key, value);
  }

  /** @param {Plain} code */
  picture(code) {
    return icon(hasIcon(String(code)) ? String(code) : "crate", { cls: "pic" });
  }

  /** How many of what: `{tea: 2, silk: 0}`; what there is none of is left out. @param {string} key @param {Thing} map */
  counts(key, map) {
    const held = Object.entries(map)
      .map(([code, one]) => ({ code, ...counted(one) }))
      .filter(({ n }) => n !== 0);
    if (!held.length) return html`<span class="muted">${this.words.w("table.board.none")}</span>`;
    return html`<span class="counts">${held.map(({ code, id, n }) =>
      isPlain(n)
        ? html`<span class="count-of" data-target=${id}>${typeof n === "number" ? this.picture(code) : nothing}<span>${this.field(key, code)}</span><b>${this.value(code, n)}</b></span>`
        : html`<span class="count-of">${this.field(key, code)} ${this.value(code, n)}</span>`,
    )}</span>`;
  }

  /** @param {string} key @param {Json[]} values */
  pile(key, values) {
    if (!values.length) return html`<p class="muted blank">${this.words.w("table.board.empty")}</p>`;
    return html`<ul class="pile">${values.map((value) => html`<li class="bit">${isPlain(value) ? html`${this.picture(value)}<span>${this.value(key, value)}</span>` : this.value(key, value)}</li>`)}</ul>`;
  }

  /** @param {Thing[]} things */
  cards(things) {
    return html`<ul class="pile">${repeat(
      things,
      (thing) => thing.id,
      (thing) => {
        const rest = Object.entries(thing).filter(([key]) => key !== "id");
        const [head, ...others] = rest;
        return html`<li><div class="bit card" data-target=${thing.id} data-piece=${thing.id}>
        ${head ? html`${isPlain(head[1]) ? this.picture(head[1]) : nothing}<b>${this.value(...head)}</b>` : nothing}
        ${others.map(([key, value]) => html`<small>${this.title(key)} ${this.value(key, value)}</small>`)}</div></li>`;
      },
    )}</ul>`;
  }

  /** @param {Track[]} tracks */
  tracks(tracks) {
    return html`<div class="tracks">${repeat(
      tracks,
      ({ name }) => name,
      (track) => this.track(track),
    )}</div>`;
  }

  /** @param {Track} track */
  track({ id, key, at, lowest, highest, heads }) {
    const spaces = Array.from({ length: highest - lowest + 1 }, (_, n) => lowest + n);
    return html`<div class="trackrow" data-target=${id ?? nothing}>
      <span class="head">${heads.map(([one, value]) => html`${typeof value === "string" ? this.picture(value) : nothing}${this.value(one, value)} `)}</span>
      <span class="track" role="img" aria-label="${this.title(key)} ${at}">${spaces.map((n) => html`<span class=${n === at ? "at" : n < at ? "past" : ""}>${n}</span>`)}</span>
    </div>`;
  }

  /** @param {Thing[]} things */
  table(things) {
    const keys = Object.keys(things[0]);
    return html`<table class="xl boardtable"><thead><tr>${keys.map((key) => html`<th scope="col" class=${this.numeric(things, key) ? "amt" : ""}>${this.title(key)}</th>`)}</tr></thead>
      <tbody>${things.map((thing) => html`<tr class=${thing.seat === this.view.viewer ? "you" : ""}>${keys.map((key, column) => this.cell(thing, key, column))}</tr>`)}</tbody></table>`;
  }

  /** @param {Thing} thing @param {string} key @param {number} column */
  cell(thing, key, column) {
    const value = thing[key];
    const inside = this.value(key, value);
    if (column === 0) return html`<th scope="row"><span data-target=${thing.id ?? nothing}>${inside}</span></th>`;
    return html`<td class=${typeof value === "number" && !SEATED.has(key) ? "amt" : ""}>${inside}</td>`;
  }

  /** @param {Thing[]} things @param {string} key */
  numeric(things, key) {
    return !SEATED.has(key) && things.every((thing) => typeof thing[key] === "number");
  }

  /** @param {Thing} map */
  ledger(map) {
    return html`<table class="ledger"><tbody>${Object.entries(map).map(
      ([key, value]) => html`<tr>
      <th scope="row"><span data-target=${isMap(value) && value.id ? value.id : nothing}>${this.title(key)}</span></th><td class="amt">${this.value(key, value)}</td></tr>`,
    )}</tbody></table>`;
  }

  /** @param {string} key @param {Json[]} things */
  list(key, things) {
    if (!things.length || !things.every(isMap)) return { shape: "small", body: this.pile(key, things) };
    const tracks = things.flatMap(trackOf);
    if (tracks.length === things.length) return { shape: "wide", body: this.tracks(tracks) };
    if (things.every((thing) => "id" in thing && Object.keys(thing).length <= 3))
      return { shape: "small", body: this.cards(things) };
    return { shape: "whole", body: this.table(things) };
  }

  /** @param {string} key @param {Json} value */
  section(key, value) {
    const { shape, body } = Array.isArray(value)
      ? this.list(key, value)
      : {
          shape: "small",
          body: isMap(value) ? this.ledger(value) : html`<p class="lone">${this.value(key, value)}</p>`,
        };
    return html`<section class="panel section ${shape}" data-section=${key} aria-label=${this.title(key)}><header><h2>${this.title(key)}</h2></header>${body}</section>`;
  }
}

/** @param {AnyView} view @param {Look} _ui @param {Words} words */
export function board(view, _ui, words) {
  const drawer = new Drawer(view, words);
  return html`<div class="anyboard">${repeat(
    Object.entries(view.board),
    ([key]) => key,
    ([key, value]) => drawer.section(key, value),
  )}</div>`;
}
