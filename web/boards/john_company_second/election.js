// The election of a Chairman: who has how many shares, whom they support, and how far it is to a majority.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { chosenOf, head, named, rules } from "./bits.js";
import { sum } from "./context.js";

/** Whether a Chairman is being elected: what was said in an earlier election stands until the next one. */
export const electing = (c) => c.phase === "hiring" && c.board.company.support.length > 0;

/** Shares by the candidate they would support, with the answer that the viewer is composing. */
function support(c) {
  const now = [...c.board.company.support];
  const mine = c.asks("hiring.support") ? chosenOf(c)?.params.other : undefined;
  const call = c.asks("hiring.support") && String(chosenOf(c)?.value ?? "").startsWith("call_");
  if (call) now[mine] = now[c.viewer] = c.viewer;
  else if (mine !== undefined) now[c.viewer] = mine;
  return now;
}

function backers(c, seat, now) {
  const { court } = c.board.company;
  return c.board.families
    .filter((one) => now[one.seat] === seat && court[one.seat])
    .map((one) => ({ seat: one.seat, n: court[one.seat] }));
}

const backer = (c, { seat, n }) =>
  named(c.w("election.backs", { who: c.name(seat), n }), html`${c.arms(seat)}${n}`, "token");

function candidate(c, { seat }, now) {
  const { court, needed } = c.board.company;
  const behind = backers(c, seat, now);
  const n = sum(behind.map((one) => one.n));
  return html`<div class="cd elect ${n >= needed ? "wins" : ""}" data-target="family-${seat}">${c.arms(seat, "")}<b>${c.name(seat)}</b><small>${c.w("election.own", { n: court[seat] })}</small>
    <span class="votes"><svg class="bar" viewBox="0 0 ${needed} 10" preserveAspectRatio="none" aria-hidden="true"><rect class="so-far" width=${Math.min(n, needed)} height="10"></rect></svg>
      <b>${c.w("election.of", { n, needed })}</b></span>
    <small class="behind">${behind.length ? behind.map((one) => backer(c, one)) : c.w("election.nobody")}</small></div>`;
}

export function election(c) {
  const { court, needed } = c.board.company;
  const now = support(c);
  const free = sum(court.filter((n, seat) => now[seat] < 0));
  return html`<section class="panel cand" aria-label=${c.w("election")}>${head(c.w("election"), c.w("election.note", { needed, all: sum(court) }), rules(c, "jc2.hiring.chairman.majority"))}
    <div class="candidates">${c.board.families.filter(({ seat }) => court[seat]).map((one) => candidate(c, one, now))}</div>
    <p class="small muted foot">${free ? c.w("election.free", { n: free }) : nothing}</p></section>`;
}
