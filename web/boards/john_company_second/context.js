// What every part of this board asks of the view, looked up once a drawing.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { arms as drawnArms } from "../../app/icons.js";

/** A seat that nobody has: the Company's own, or nobody's. */
export const NOBODY = -1;
const CROWN = 0;
/** There the chart and the ribbon are larger than their windows, which the keyboard must reach to scroll them. */
const PHONE = matchMedia("(max-width:600px)");

export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

/** Numbers by seat as [[seat, n], …], without the zeros. */
export const counted = (list) => list.map((n, seat) => [seat, n]).filter(([, n]) => n > 0);

export const sum = (list) => list.reduce((total, n) => total + n, 0);

export class Context {
  constructor(view, ui, words) {
    Object.assign(this, { view, ui, words, board: view.board, viewer: view.viewer, decision: view.decision });
    this.turn = view.board.turn;
    this.phase = this.turn.phase;
    this.seats = new Map(view.seats.map((one) => [one.seat, one]));
    this.families = new Map(view.board.families.map((one) => [one.seat, one]));
    this.mine = this.families.get(view.viewer) ?? null;
    this.offices = new Map(view.board.offices.map((one) => [one.office, one]));
    this.regions = new Map(view.board.regions.map((one) => [one.region, one]));
    this.armies = new Map(view.board.armies.map((one) => [one.presidency, one]));
    /** What is to come as things stand; nothing once the game is over. */
    this.forecast = view.board.forecast ?? {};
    this.seas = new Map(view.board.seas.map((one) => [one.zone, one]));
  }

  /** The page's own word, from this board's file. */
  w(key, params) {
    return this.words.w(`jc2.${key}`, params);
  }

  /** The game's own word for a code: "madras", "director_of_trade", "yard.3". */
  label(code) {
    return this.words.label(`label.${code}`);
  }

  /** The same as a heading. */
  title(code) {
    const text = this.label(code);
    return text[0].toLocaleUpperCase() + text.slice(1);
  }

  money(n) {
    return this.words.label("game.money", { n });
  }

  /** The tab stop of what is scrolled on a phone, and nowhere else. */
  get scrolled() {
    return PHONE.matches ? 0 : nothing;
  }

  /** The option chosen in the answer being composed, of a question with one answer. */
  get chosen() {
    if (this.decision?.kind !== "pick") return null;
    return this.decision.options.find((one) => JSON.stringify(one.value) === this.view.answer) ?? null;
  }

  /** Whether the answer being composed puts a piece there: then its ghost stands there. */
  comes(target, ...codes) {
    return codes.includes(this.decision?.code) && this.chosen?.target === target;
  }

  asks(code) {
    return this.decision?.code === code;
  }

  name(seat) {
    return this.seats.get(seat)?.name ?? this.w("company");
  }

  house(seat) {
    return this.seats.get(seat)?.house ?? CROWN;
  }

  arms(seat, cls = "s") {
    return drawnArms(this.house(seat), { cls });
  }

  /** Arms with the owner's name for those who cannot see them. `piece` names it, so that it can be seen moving. */
  token(seat, { piece = nothing, cls = "", title = null } = {}) {
    const text = title ?? this.name(seat);
    return html`<span class="token ${cls}" data-piece=${piece} title=${text}>${this.arms(seat)}<span class="sr">${text}</span></span>`;
  }

  /** Arms and name, as one thing. */
  who(seat) {
    return html`<span class="who1">${this.arms(seat)}${this.name(seat)}</span>`;
  }

  /** The options of the pending decision by their target (the last one where several share it). */
  get options() {
    const offered = this.decision?.options ?? this.decision?.slots ?? this.decision?.items ?? [];
    this.byTarget ??= new Map(offered.filter((one) => one.target).map((one) => [one.target, one]));
    return this.byTarget;
  }
}
