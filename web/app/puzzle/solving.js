// @ts-check
// A puzzle that is being solved: a position, a goal, one answer, right or wrong. Nothing of the game goes on, and nobody helps.
import { register } from "../actions.js";
import { tellHost } from "../hostapi.js";
import { addressOf, cardOf, pack } from "../link.js";
import { notice } from "../notices.js";
import { once } from "../once.js";
import { addStyle } from "../styles.js";
import { addWords, w } from "../words.js";
import { judged } from "./form.js";
import { foot, head, puzzleBar } from "./view.js";

/** @import { Done, PuzzleContent, Session } from "../types.js" */

const SECOND = 1000;

export class Puzzle {
  /** @param {PuzzleContent} content */
  constructor(content) {
    this.content = content;
    this.tries = 0;
    this.began = performance.now();
    /** What came of the last try, as long as it stands there. @type {{ kind: "right" | "wrong" | "shown", answer: any, said: string } | null} */
    this.outcome = null;
  }

  /**
   * An answer is given: the page around hears of it.
   * @param {Session} session
   * @param {any} answer
   */
  take({ now: { decision } }, answer) {
    if (!decision) return;
    this.tries += 1;
    const { right, said } = judged(this.content, decision, answer);
    this.outcome = { kind: right ? "right" : "wrong", answer, said };
    const seconds = Math.round((performance.now() - this.began) / SECOND);
    tellHost("puzzle", { right, try: this.tries, seconds, answer });
  }

  /**
   * Its own seat has the screen, and keeps it; the others hold still.
   * @param {Session} session
   */
  pose(session) {
    const { seat } = this.content;
    session.pauseBots(true);
    session.take(seat, session.viewOf(seat));
    session.repaint();
  }

  /**
   * An answer to a puzzle is no move of the game; nothing else can be done.
   * @param {Session} session
   * @param {any} request
   * @returns {Done}
   */
  tried(session, request) {
    if (request.do !== "answer") {
      const error = { text: w("puzzle.only-answer") };
      notice({ key: "refused", text: error.text });
      return { ok: false, error };
    }
    this.take(session, request.answer);
    session.repaint();
    return { ok: true, moved: false };
  }

  again() {
    this.outcome = null;
  }

  reset() {
    this.outcome = null;
    this.tries = 0;
    this.began = performance.now();
  }

  show() {
    const { right, say, show } = this.content;
    if (show) this.outcome = { kind: "shown", answer: right[0], said: say.right };
  }

  /** @param {Session} session */
  head(session) {
    return head(session);
  }

  /** @param {Session} session */
  bar(session) {
    return puzzleBar(session, this);
  }

  foot() {
    return foot(this);
  }
}

/** @param {(puzzle: Puzzle) => unknown} change */
const step = (change) => (/** @type {Session} */ session) => {
  if (!session.puzzle) return;
  change(session.puzzle);
  Object.assign(session.ui, { draft: null, focus: "ask" });
  session.repaint();
};

const handlers = {
  "puzzle-again": step((puzzle) => puzzle.again()),
  "puzzle-reset": step((puzzle) => puzzle.reset()),
  "puzzle-show": step((puzzle) => puzzle.show()),
  /** The game goes on from here, on a page of its own. @param {Session} session */
  "puzzle-onward": async (session) => {
    const content = { kind: "table", title: session.title, save: session.save(), card: cardOf(session.view) };
    window.open(addressOf("table", await pack(content)), "_blank", "noopener");
  },
};

/** Its style and its words come with it. */
export const arrive = once(async () => {
  await Promise.all([addStyle(new URL("../../style/puzzle.css", import.meta.url)), addWords("puzzle")]);
  register(handlers);
});
