// @ts-check
// What every part of this board asks of the view: regions, offices, presidencies and families by name, and what is to come.
import { Context as KitContext, NOBODY } from "../kit/context.js";
import { linesOf } from "../kit/log.js";

/** @import { BoardView, Look, Words } from "../kit/types" */
/** @import { Board, Family, FamilyAhead, Office, OfficeAhead, Port, Printed, Region } from "./view" */

export { NOBODY } from "../kit/context.js";

const COMPANY = "company";

/** @extends {KitContext<Board, Printed>} */
export class Context extends KitContext {
  /** @param {BoardView<Board, Printed>} view @param {Look} ui @param {Words} words */
  constructor(view, ui, words) {
    super(view, ui, words, "jc1");
    const { board } = view;
    this.turn = board.turn;
    this.phase = this.turn.phase;
    this.company = board.company;
    /** @type {Map<string, Region>} */
    this.regions = new Map(board.regions.map((one) => [one.region, one]));
    /** @type {Map<string, Office>} */
    this.offices = new Map(board.offices.map((one) => [one.office, one]));
    /** @type {Map<string, Port>} */
    this.ports = new Map(board.ports.map((one) => [one.port, one]));
    /** The families of people and bots; none when one plays alone. @type {Family[]} */
    this.families = board.families ?? [];
    this.alone = this.families.length === 0;
    this.mine = this.families.find(({ seat }) => seat === view.viewer) ?? null;
    this.figures = this.printed.figures;
    this.forecast = board.forecast;
  }

  /** The office that acts, or is asked: of the question, else of the log. @returns {string} */
  get acting() {
    const asked = this.decision?.params.office;
    if (typeof asked === "string" && this.offices.has(asked)) return asked;
    if (this.phase !== COMPANY) return "";
    return linesOf(this, this.turn.turn, "office.acts").at(-1)?.params.office ?? "";
  }

  /** @param {string} office @returns {OfficeAhead | undefined} */
  officeAhead(office) {
    return this.forecast?.offices.find((one) => one.office === office);
  }

  /** @param {number} seat @returns {FamilyAhead | undefined} */
  familyAhead(seat) {
    return this.forecast?.families.find((one) => one.seat === seat);
  }

  /** Whose cubes there are: every seat, and behind them the Jones Family. @returns {number[]} */
  get owners() {
    const seats = this.families.map(({ seat }) => seat);
    return this.company.jones ? [...seats, seats.length] : seats;
  }

  /** A family by its seat; who is behind the last seat is the Jones Family. @param {number} owner @override */
  name(owner) {
    const seat = this.seats.get(owner);
    if (seat && !this.alone) return seat.name;
    return owner === NOBODY || this.alone ? this.w("company") : this.w("jones");
  }

  /** What a card or a power does, in a sentence. @param {string} id @returns {string} */
  does(id) {
    return this.words.label(`label.${this.printed.does[id]}`, this.printed.spoken[id]) ?? this.w("prize.plain");
  }

  /** The presidency whose question it is, or "". @returns {string} */
  get serving() {
    const { acting } = this;
    const port = this.board.ports.find(
      (one) => one.provinces?.includes(acting) || this.presidentOf(one.port) === acting,
    );
    return port?.port ?? "";
  }

  /** The office over a port. @param {string} port */
  presidentOf(port) {
    return this.offices.has(`president_${port}`) ? `president_${port}` : port;
  }
}
