// @ts-check
// What every part of this board asks of the view: whose works are looked at, what is printed about a good, a marker, a factory.
import { Context as KitContext } from "../kit/context.js";
import { icon } from "../kit/icons.js";
import { looked, question } from "../kit/looks.js";

/** @import { BoardView, Look, Words } from "../kit/types" */
/** @import { Board, Company, Factory, Printed } from "./view" */

/** @type {Record<string, string>} */
const MARKER_ICONS = {
  factory: "factory",
  worker: "worker",
  machines: "machine",
  quality: "laurels",
  marketing: "flag",
  exchange: "stock-up",
  production: "produce",
  investor: "money-bag",
};
/** @type {Record<string, string>} */
const TILE_ICONS = {
  "tile.agent": "colonial-agent",
  "tile.broker": "deal",
  "tile.accountant": "accountant",
  "tile.charisma": "charisma",
  "tile.inventor": "inventor",
  "tile.tinkerer": "tinkerer",
  "tile.developer": "developer",
  "tile.engineer": "engineer",
  "tile.administrator": "administrator",
  "tile.foreman": "foreman",
  "tile.extra_shifts": "clock",
  "tile.small_warehouse": "store-house",
  "tile.office": "ledger",
  "tile.machine_works": "machine-works",
  "tile.patent": "overseas",
  "tile.press_attache": "newspaper",
  "tile.school": "lesson",
  "tile.patron_food": "patron",
  "tile.patron_clothing": "patron",
  "tile.patron_cutlery": "patron",
  "tile.patron_lamps": "patron",
  "tile.workshop": "spinning-wheel",
};
/** @type {Record<string, string>} */
const COMMODITY_ICONS = { porcelain: "cup" };
const ROMAN = ["", "I", "II", "III", "IV"];

export const IMPORTER = -1;

/** @param {string} good */
export const goodIcon = (good) => icon(good, { cls: "good-icon" });
/** @param {string} tile */
export const tileIcon = (tile) => icon(TILE_ICONS[tile]);
/** @param {string} commodity */
export const commodityIcon = (commodity) => icon(COMMODITY_ICONS[commodity] ?? commodity);
/** @param {number} number */
export const roman = (number) => ROMAN[number];

/** @extends {KitContext<Board, Printed>} */
export class Context extends KitContext {
  /** @param {BoardView<Board, Printed>} view @param {Look} ui @param {Words} words */
  constructor(view, ui, words) {
    super(view, ui, words, "ark");
    this.decade = view.board.decade;
    this.companies = view.board.companies;
    this.goods = this.printed.goods.map(({ good }) => good);
    this.mine = this.companies.find((one) => one.seat === view.viewer) ?? null;
    this.markers = new Map(this.printed.markers.map((one) => [one.marker, one]));
  }

  /** The company that is looked at: one's own when something is asked, else whoever's turn it is. @returns {Company} */
  get shown() {
    const seat = looked(this, "whose", question(this));
    const turn = this.view.seats.find((one) => one.active)?.seat ?? 0;
    return this.companies[seat === undefined ? (this.mine?.seat ?? turn) : Number(seat)];
  }

  /** The good that a phone shows of the works and the market: the one that is asked about, else the active one. */
  get goodShown() {
    const about = this.decision?.params.good ?? this.chosen?.params.good ?? this.mine?.factories[0]?.good;
    const asked = this.decision ? (about ?? this.decade.good) : this.decade.good;
    return looked(this, "good", question(this)) ?? asked;
  }

  /** Whose that is, in a heading. @param {string} key @param {Company} company */
  titled(key, company) {
    return company === this.mine ? this.w(`${key}.mine`) : this.w(`${key}.of`, { who: this.name(company.seat) });
  }

  /** @param {string} marker */
  kindOf(marker) {
    return /** @type {Printed["markers"][number]} */ (this.markers.get(marker));
  }

  /** What a marker is called, and what it does. @param {string} marker */
  markerWords(marker) {
    const { kind, thresholds, most, lines } = this.kindOf(marker);
    const effect = thresholds.length
      ? this.w("effect.from", { list: thresholds.map((n) => this.money(n)).join(", ") })
      : most
        ? this.w("effect.most", { n: this.money(most) })
        : lines
          ? this.w("effect.lines", { n: lines })
          : this.w(`marker.${kind}`);
    return `${this.title(marker)}: ${effect}`;
  }

  /** The additional action of a kind of marker. @param {string} kind */
  nextOf(kind) {
    return this.printed.additional[kind] ?? "";
  }

  /** @param {string} marker */
  markerIcon(marker) {
    return icon(MARKER_ICONS[this.kindOf(marker).kind]);
  }

  /** What the factory marker of a level costs and makes. @param {string} kind @param {string} good @param {number} level */
  factoryType(kind, good, level) {
    return /** @type {Printed["factories"][number]} */ (
      this.printed.factories.find((one) => one.kind === kind && one.good === good && one.level === level)
    );
  }

  /** @param {string} good */
  leastPrice(good) {
    return /** @type {Printed["goods"][number]} */ (this.printed.goods.find((one) => one.good === good)).min_price;
  }

  /** How many the answer being composed allots to an element. @param {string} target @param {...string} codes */
  allotted(target, ...codes) {
    const { decision, view } = this;
    if (decision?.kind !== "allocate" || !this.asks(...codes) || !Array.isArray(view.answer)) return 0;
    const answer = view.answer.map(Number);
    return decision.slots.reduce((sum, slot, at) => sum + (slot.target === target ? (answer[at] ?? 0) : 0), 0);
  }

  /** The price that the answer being composed sets for a good; else what it is. @param {Factory} factory */
  priceOf(factory) {
    const { decision, view } = this;
    const asked = decision && this.asks("price.set", "factory.price") && decision.params?.good === factory.good;
    return asked && typeof view.answer === "number" ? view.answer : factory.price;
  }
}
