// @ts-check
// The decision bar: who decides, what, with which options, at what odds, and the button that names the act.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { arranged, chosenOptions, draftOf, lacking, numberOf } from "./answer.js";
import { choices } from "./choices.js";
import { oddsOfAnswer } from "./odds.js";
import { arms, figure, giveScreen, icon, listed, quiet, ruleRef, seatOf, tool, wax } from "./elements.js";
import { compile, write } from "../template.js";
import { w } from "../words.js";

/** @import { Decision, Draft, Drawn, LedgerRule, Option, Over, Seat, Session, View } from "../types.js" */

/**
 * What the confirm button says: the rules' own words with the answer put in.
 * @param {Decision} decision
 * @param {Pick<Draft, "value">} draft
 */
export function confirmText(decision, draft) {
  const chosen = chosenOptions(decision, draft);
  const one =
    decision.kind === "arrange" ? arranged(decision, draft)[0]?.text : listed(chosen.map((option) => option.text));
  const n = figure(numberOf(decision, draft));
  if (decision.kind === "pick" && !chosen.length) return w("table.confirm.choose");
  if (chosen.length === 1 && chosen[0].confirm) return chosen[0].confirm;
  return write(compile(decision.confirm), { choice: one, n }, {});
}

/** @type {Record<string, string>} */
const LACK = {
  pick: "table.lack.pick",
  many: "table.lack.many",
  allocate: "table.lack.allocate",
  least: "table.lack.least",
  step: "table.lack.step",
};

/**
 * @param {Decision} decision
 * @param {Draft} draft
 */
function confirm(decision, draft) {
  const lack = lacking(decision, draft);
  const text = confirmText(decision, draft);
  return html`<button class="btn seal confirm" id="confirm" data-do="answer-confirm" aria-disabled=${lack ? "true" : nothing}
      title=${lack ? w(LACK[lack.code], lack) : nothing}>${text}</button>
    ${lack ? html`<span class="small muted lack">${w(LACK[lack.code], lack)}</span>` : nothing}`;
}

/**
 * Options that stand as plain buttons of their own: `[option, its index]`; instead of an amount there is one at most.
 * @param {Decision} decision
 * @returns {[Option, number][]}
 */
function waysOut(decision) {
  if (decision.kind === "amount") return decision.out ? [[decision.out, 0]] : [];
  if (decision.kind !== "pick") return [];
  const open = decision.options
    .map((option, index) => /** @type {[Option, number]} */ ([option, index]))
    .filter(([option]) => !option.closed);
  // what alone is left to do is what the button beside confirms
  return open.length > 1 ? open.filter(([option]) => option.quiet) : [];
}

/** @param {[Option, number]} given */
const wayOut = ([option, index]) => html`<button class="btn quiet slim" data-do="answer-out" data-index=${index}
  data-for=${option.target || nothing}>${option.text}</button>`;

/**
 * @param {Option} option
 * @param {number} index
 * @param {Map<string, LedgerRule> | undefined} ledger
 */
const act = (option, index, ledger) =>
  option.closed
    ? html`<span class="act closed" role="listitem">${option.text}<small>${option.closed.text} ${ruleRef(option.closed.rule, ledger)}</small></span>`
    : html`<span role="listitem"><button class="act" data-do="act" data-index=${index} data-for=${option.target || nothing}>${option.text}${
        option.detail ? html`<small>${option.detail}</small>` : nothing
      }</button></span>`;

/**
 * What may be done beside the decision: closed acts are folded away with the open ones when there are many.
 * @param {Session} session
 */
export function beside(session) {
  const { acts } = session.view;
  if (!acts?.length || quiet(session)) return nothing;
  const many = acts.length > 3;
  const open = !many || session.ui.actsOpen;
  return html`<div class="beside">
    ${
      many
        ? html`<button class="btn quiet slim" data-do="acts-fold" aria-expanded=${Boolean(open)}>${icon("chevron-right", "i16")}${w("table.acts.count", { n: acts.length })}</button>`
        : html`<span class="caps">${w("table.acts")}</span>`
    }
    ${open ? html`<div class="acts" role="list" aria-label=${w("table.acts")}>${acts.map((option, index) => act(option, index, session.ui.ledger))}</div>` : nothing}
  </div>`;
}

/**
 * @param {number | null | undefined} house
 * @param {string} caps
 * @param {Drawn} ask
 * @param {Drawn} help
 */
const head = (house, caps, ask, help) => html`<div class="who">
  ${wax(house)}
  <div class="question">
    <div class="caps seal-ink">${caps}</div>
    <h1 class="ask" id="ask" tabindex="-1" data-focus-home>${ask}</h1>
    ${help}
  </div>
</div>`;

/**
 * @param {Session} session
 * @param {Decision} decision
 */
function asked(session, decision) {
  const draft = draftOf(session);
  const seat = /** @type {Seat} */ (seatOf(session.view, decision.seat));
  const caps = decision.capacity
    ? w("table.bar.capacity", { name: seat.name, capacity: decision.capacity })
    : seat.name;
  const help = html`<div class="ref muted">${decision.help} ${ruleRef(decision.rule, session.ui.ledger)}</div>`;
  return html`<section class="decision" aria-label=${w("table.bar")} data-kind=${decision.kind}>
    ${tool("sheet-fold", "chevron-down", w("table.sheet.fold"), { cls: "phone-only fold" })}
    ${head(seat.house, caps, decision.text, help)}
    <div class="sep"></div>
    <div class="answering">
      <div class="row wrap composing">${choices(session, decision, draft)}${oddsOfAnswer(decision, draft)}</div>
      ${beside(session)}
    </div>
    <div class="deciding">
      ${confirm(decision, draft)}
      ${waysOut(decision).map(wayOut)}
      ${draft.past.length ? html`<button class="btn quiet slim" data-do="answer-back">${icon("undo", "i16")}${w("table.answer.back")}</button>` : nothing}
    </div>
  </section>`;
}

const dots = html`<span class="dots" aria-hidden="true"><i></i><i></i><i></i></span>`;

/** @param {View} view */
function waitingText(view) {
  const { waiting } = view;
  if (!waiting.length) return w("table.bar.nobody");
  if (waiting.length === 1) return w("table.bar.waits", { name: waiting[0].name });
  return w("table.bar.many", { names: listed(waiting.map((one) => one.name)) });
}

/** @param {Session} session */
function waitingBar(session) {
  const { view } = session;
  const [first] = view.waiting;
  const seat = first && seatOf(view, first.seat);
  const bots = view.waiting.some((one) => !seatOf(view, one.seat)?.human);
  const names =
    view.waiting.length > 1
      ? html`<div class="row wrap waiters">${view.waiting.map((one) => html`<span class="who1">${arms(seatOf(view, one.seat)?.house, "s")}${one.name}</span>`)}</div>`
      : html`<div class="ref muted">${first?.text ?? ""}</div>`;
  return html`<section class="decision waiting" aria-label=${w("table.bar")}>
    ${head(seat?.house, w(bots ? "table.bar.thinking" : "table.bar.waiting"), html`${waitingText(view)} ${bots ? dots : nothing}`, names)}
    <div class="answering end">${beside(session)}</div>
    <div class="deciding">${view.waiting.map(({ seat: one }) => giveScreen(session, one))}
      ${bots ? html`<button class="btn" data-do="bots-skip">${icon("play", "i16")}${w("table.bots.skip")}</button>` : nothing}
      ${bots ? html`<button class="btn quiet slim" data-do="bots-pause">${w(session.bots?.paused ? "table.bots.on" : "table.bots.pause")}</button>` : nothing}</div>
  </section>`;
}

/**
 * @param {View} view
 * @param {Over} over
 */
const overBar = (view, over) => html`<section class="decision over" aria-label=${w("table.bar")}>
  ${head(seatOf(view, over.winners[0])?.house, w("table.over.caps"), over.text, nothing)}
  <div class="deciding end"><button class="btn seal" data-do="screen" data-screen="end">${w("table.over.scoring")}</button></div>
</section>`;

/** @param {Session} session */
export function decisionBar(session) {
  const { view } = session;
  if (view.over) return overBar(view, view.over);
  if (view.decision && !quiet(session)) return asked(session, view.decision);
  return waitingBar(session);
}
