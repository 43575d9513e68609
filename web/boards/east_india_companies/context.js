// @ts-check
// What every part of this board asks of the view: companies, their colours and names, goods.
import { nothing } from "../../vendor/lit-html/lit-html.js";
import { Context as KitContext } from "../kit/context.js";
import { icon } from "../kit/icons.js";
import { cube as anyCube, ghost, hold as anyHold } from "../kit/tokens.js";

/** @import { BoardView, Look, Words } from "../kit/types" */
/** @import { Board, Company, Printed } from "./view" */

const ROMAN = ["", "I", "II", "III"];
const CROWN = 0;

/** @param {string} good */
export const goodIcon = (good) => icon(good, { cls: "good-icon" });
/** @param {number} number */
export const roman = (number) => ROMAN[number];

/** @param {string} good @param {string} [state] */
export const cube = (good, state = "") => anyCube(good, goodIcon(good), state);

/** Places for goods with this board's cubes. @param {Omit<Parameters<typeof anyHold>[0], "draw">} what */
export const hold = (what) => anyHold({ ...what, draw: cube });

/** @extends {KitContext<Board, Printed>} */
export class Context extends KitContext {
  /** @param {BoardView<Board, Printed>} view @param {Look} ui @param {Words} words */
  constructor(view, ui, words) {
    super(view, ui, words, "eic");
    this.period = view.board.period;
    this.phase = this.period.phase;
    const { companies } = view.board;
    /** @type {Map<string, Company>} */
    this.companies = new Map(companies.map((one) => [one.company, one]));
    this.mine = companies.find((one) => one.seat === view.viewer && !one.neutral) ?? null;
  }

  /** How many cubes of each good the answer being composed sells, where cubes are being sold; else nothing. */
  sold() {
    const { decision, view } = this;
    if (decision?.kind !== "allocate" || !this.asks("selling.ship", "selling.warehouse")) return new Map();
    const numbers = /** @type {number[] | null} */ (view.answer);
    return new Map(decision.slots.map((slot, at) => [slot.params.good, numbers?.[at] ?? 0]));
  }

  /** A cargo or a store in words. @param {Record<string, number>} goods */
  inWords(goods) {
    return Object.entries(goods)
      .map(([good, n]) => `${n} ${this.label(good)}`)
      .join(", ");
  }

  /** @param {string} company */
  company(company) {
    return /** @type {Company} */ (this.companies.get(company));
  }

  /** Whose colours a company has: its player's, or the Crown's if it is neutral. @param {string} company @override */
  house(company) {
    const one = this.company(company);
    return one.neutral ? CROWN : super.house(one.seat);
  }

  /** Who leads the company: the player, or the neutral company by its own name. @param {string} company @override */
  name(company) {
    const one = this.company(company);
    return one.neutral ? this.title(company) : super.name(one.seat);
  }

  /** @param {string} company */
  isMine(company) {
    return this.mine?.company === company;
  }
}

/** Where a piece of the viewer would come to stand. @param {Context} c */
export const myGhost = (c) => (c.mine ? ghost(c, c.mine.company) : nothing);
