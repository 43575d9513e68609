// What every part of this board asks of the view, looked up once a drawing.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { arms as drawnArms, icon } from "../../app/icons.js";

const GOOD_ICONS = { spices: "spice" };
const ROMAN = ["", "I", "II", "III"];
const CROWN = 0;

export const goodIcon = (good) => icon(GOOD_ICONS[good] ?? good, { cls: "good-icon" });
export const roman = (number) => ROMAN[number];
export const signed = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : "±0");

/** A cube from 22 px on: texture by colour, icon inside. `state` is "", "next" (would come here) or "gone" (would leave). */
export const cube = (good, state = "") => html`<span class="cube ${good} ${state}">${goodIcon(good)}</span>`;

/** The cubes of a cargo or a store, one after another. */
export const cubesOf = (cargo) => Object.entries(cargo).flatMap(([good, n]) => Array.from({ length: n }, () => good));

export class Context {
  constructor(view, ui, words) {
    Object.assign(this, { view, ui, words, board: view.board });
    this.period = view.board.period;
    this.phase = this.period.phase;
    this.companies = new Map(view.board.companies.map((one) => [one.company, one]));
    this.seats = new Map(view.seats.map((one) => [one.seat, one]));
    this.mine = view.board.companies.find((one) => one.seat === view.viewer && !one.neutral) ?? null;
    this.decision = view.decision;
    this.chosen =
      this.decision?.kind === "pick"
        ? (this.decision.options.find((one) => JSON.stringify(one.value) === view.answer) ?? null)
        : null;
  }

  w(key, params) {
    return this.words.w(`eic.${key}`, params);
  }

  /** The game's own word for a code: "galleon", "east_indies", "tea". */
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

  asks(code) {
    return this.decision?.code === code;
  }

  /** How many cubes of each good the answer being composed sells, where cubes are being sold; else nothing. */
  sold() {
    if (!this.asks("selling.ship") && !this.asks("selling.warehouse")) return new Map();
    return new Map(this.decision.slots.map((slot, at) => [slot.params.good, this.view.answer?.[at] ?? 0]));
  }

  house(company) {
    const one = this.companies.get(company);
    return one.neutral ? CROWN : this.seats.get(one.seat).house;
  }

  /** Who leads the company: the player, or the neutral company by its own name. */
  owner(company) {
    const one = this.companies.get(company);
    return one.neutral ? this.title(company) : this.seats.get(one.seat).name;
  }

  arms(company, cls = "s") {
    return drawnArms(this.house(company), { cls });
  }

  /** Arms with the owner's name for those who cannot see them. `data` names the piece, so that it can be seen moving. */
  token(company, { piece = nothing, cls = "", title = null } = {}) {
    return html`<span class="token ${cls}" data-piece=${piece} title=${title ?? this.owner(company)}>${this.arms(company)}<span class="sr">${title ?? this.owner(company)}</span></span>`;
  }

  /** Faint arms with a seal edge: where a piece of the viewer would come to stand. */
  ghost(company) {
    return html`<span class="token ghost" title=${this.w("ghost")}>${this.arms(company)}<span class="sr">${this.w("ghost")}</span></span>`;
  }

  isMine(company) {
    return this.mine?.company === company;
  }
}
