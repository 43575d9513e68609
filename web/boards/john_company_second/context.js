// @ts-check
// What every part of this board asks of the view: offices, Armies, regions and seas by name, and what is to come.
import { Context as KitContext, capital } from "../kit/context.js";

/** @import { BoardView, Look, Words } from "../kit/types" */
/** @import { Army, Board, Card, Family, Forecast, Law, Office, Printed, Zone } from "./view" */

export { NOBODY } from "../kit/context.js";

/** @extends {KitContext<Board, Printed>} */
export class Context extends KitContext {
  /** @param {BoardView<Board, Printed>} view @param {Look} ui @param {Words} words */
  constructor(view, ui, words) {
    super(view, ui, words, "jc2");
    const { board } = view;
    this.turn = board.turn;
    this.phase = this.turn.phase;
    /** The office that acts now, or "". @type {string} */
    this.acting = view.place.acting ?? "";
    /** @type {Map<number | null, Family>} */
    this.families = new Map(board.families.map((one) => [one.seat, one]));
    this.mine = this.families.get(view.viewer) ?? null;
    /** @type {Map<string, Office>} */
    this.offices = new Map(board.offices.map((one) => [one.office, one]));
    this.figures = this.printed.figures;
    /** @type {Forecast} */
    this.forecast = board.forecast ?? {};
  }

  /** The managers of firms that have filled an order in this turn. @param {string} order its element @returns {number[]} */
  firmsAt(order) {
    return (this.board.firms ?? []).flatMap(({ filled, manager }) => (filled.includes(order) ? [manager] : []));
  }

  /** @param {string} presidency */
  army(presidency) {
    return /** @type {Army} */ (this.board.armies.find((one) => one.presidency === presidency));
  }

  /** @param {string} zone */
  sea(zone) {
    return /** @type {Zone} */ (this.board.seas.find((one) => one.zone === zone));
  }

  /** @param {string} id @returns {Law} */
  law(id) {
    return this.printed.laws[id];
  }

  /** A prestige or blackmail card. @param {string} id @returns {Card} */
  card(id) {
    return this.printed.cards[id];
  }

  /** What a law, a card, a promise or a family action does, in a sentence. @param {string} id @returns {string} */
  does(id) {
    const { votes, favoured } = this.printed.cards[id] ?? {};
    return capital(this.words.label(`does.${id}`, { ...this.figures, ...favoured, votes: votes || favoured?.votes }));
  }

  /** A small number in words. @param {number} n @returns {string} */
  inWords(n) {
    return this.words.label(`number.${n}`) ?? String(n);
  }

  /** A family by its seat; whatever no family has is the Company's. @param {number} seat @override */
  name(seat) {
    const crown = this.board.crown?.seat === seat;
    return this.seats.get(seat)?.name ?? (crown ? this.label(`seat.${seat}`) : this.w("company"));
  }
}
