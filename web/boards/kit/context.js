// @ts-check
// What every part of a board asks of the view. A context is made anew for each drawing, so whatever it looks up holds for all of it.
import { arms } from "./icons.js";

/** @import { Decision, Option, Seat } from "../../contract" */
/** @import { BoardView, Look, Words } from "./types.js" */

/** A seat that nobody has: the Company's own, or nobody's. */
export const NOBODY = -1;
/** The house of whatever no player leads. */
const CROWN = 0;

/** As a sentence or a heading begins. @param {string} text */
export const capital = (text) => text[0].toLocaleUpperCase() + text.slice(1);

/**
 * A board's own context looks up the sections of its game and says what it calls those who own something.
 * @template [B=any] the game's sections @template [P=any] what is printed
 */
export class Context {
  /** @type {Option | null | undefined} */
  #chosen;
  /** @type {Map<string, Option> | undefined} */
  #options;

  /**
   * @param {BoardView<B, P>} view @param {Look} ui @param {Words} words
   * @param {string} area the first part of the keys of this board's own words: "jc2"
   */
  constructor(view, ui, words, area) {
    this.view = view;
    this.ui = ui;
    this.words = words;
    this.area = area;
    this.board = view.board;
    this.printed = view.printed;
    this.viewer = view.viewer;
    /** @type {Decision | null} */
    this.decision = view.decision;
    /** @type {Map<number, Seat>} */
    this.seats = new Map(view.seats.map((one) => [one.seat, one]));
  }

  // ── words ────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** The board's own word. @param {string} key @param {Record<string, unknown>} [params] */
  w(key, params) {
    return this.words.w(`${this.area}.${key}`, params);
  }

  /** The game's own word for a code: "madras", "galleon", "tea". @param {string} code @returns {string} */
  label(code) {
    return this.words.label(`label.${code}`);
  }

  /** The same as a heading. @param {string} code */
  title(code) {
    return capital(this.label(code));
  }

  /** @param {number} n @returns {string} */
  money(n) {
    return this.words.label("game.money", { n });
  }

  // ── who ──────────────────────────────────────────────────────────────────────────────────────────────────────────

  /** What the owner of something is called; owners are seats unless a board says otherwise. @param {any} owner @returns {string} */
  name(owner) {
    return this.seats.get(owner)?.name ?? this.w("nobody");
  }

  /** Whose arms and colour it has. @param {any} owner @returns {number} */
  house(owner) {
    return this.seats.get(owner)?.house ?? CROWN;
  }

  /** @param {any} owner */
  arms(owner, cls = "s") {
    return arms(this.house(owner), { cls });
  }

  // ── what is asked ────────────────────────────────────────────────────────────────────────────────────────────────

  /** Whether one of these questions is put to whoever looks at the board. @param {...string} codes */
  asks(...codes) {
    return this.decision !== null && codes.includes(this.decision.code);
  }

  /** All that the question offers, open and closed. @returns {Option[]} */
  get offered() {
    const { decision } = this;
    if (!decision || decision.kind === "amount") return [];
    return decision.kind === "allocate"
      ? decision.slots
      : decision.kind === "arrange"
        ? decision.items
        : decision.options;
  }

  /** The options by their target; the last one where several share it. */
  get options() {
    this.#options ??= byTarget(this.offered);
    return this.#options;
  }

  /** Whether some option stands for an element of this kind. @param {string} kind */
  offers(kind) {
    return this.offered.some((one) => one.on === kind);
  }

  /** The option chosen in the answer being composed, of a question with one answer. */
  get chosen() {
    if (this.#chosen === undefined) {
      const { decision, view } = this;
      const found =
        decision?.kind === "pick" && decision.options.find((one) => JSON.stringify(one.value) === view.answer);
      this.#chosen = found || null;
    }
    return this.#chosen;
  }

  /** Whether the answer being composed to one of these questions puts a piece there. @param {string} target @param {...string} codes */
  comes(target, ...codes) {
    return this.asks(...codes) && this.chosen?.target === target;
  }
}

/** @param {Option[]} options @returns {Map<string, Option>} */
export const byTarget = (options) =>
  new Map(options.flatMap((one) => (one.target ? [/** @type {[string, Option]} */ ([one.target, one])] : [])));
