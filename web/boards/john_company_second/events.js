// What is to come in India: the Crisis that the Elephant announces, and what the next event tile can be.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../../app/icons.js";

/** Attack and defence, as the threat reads. */
function threat(c, one) {
  if (!one.kind) return html`<p class="threat" title=${one.text}>${one.text}</p>`;
  const rises = one.by === one.against;
  return html`<p class="threat" title="${one.text} ${one.outcome.text}"><b>${rises ? c.label(one.against) : html`${c.label(one.by)} → ${c.label(one.against)}`}</b>
    <span class="sides"><span>${icon("crisis")}${one.attack}<small>${c.w("events.tile")}</small></span><span>${icon(one.army ? "regiment" : "tower")}${one.defence}</span></span>
    <span class="sr">${one.text} ${one.outcome.text}</span></p>
    ${one.all ? html`<p class="chance" title=${c.w("events.beats", { n: one.wins, all: one.all, least: one.beats })}>${c.w("events.wins", { n: one.wins, all: one.all })}</p>` : nothing}`;
}

const tile = (one, all) => html`<li title=${one.text}>${one.text}${all > 1 ? html` <small>${one.count}/${all}</small>` : nothing}</li>`;

export function events(c) {
  const { top, stack, lost } = c.board.events;
  const ahead = c.board.forecast;
  return html`<section class="presidency at-events" aria-label=${c.w("events")}>
    <header><h3>${c.w("events.title")}</h3><span class="stack" title=${c.w("events.stack", { n: stack })}>${icon("crisis")}${stack}</span></header>
    ${ahead ? threat(c, ahead.elephant) : nothing}
    ${top ? html`<p class="next" title=${c.w("events.next.help", { region: c.label(top) })}>${c.w("events.next", { region: c.label(top) })}</p>` : nothing}
    ${ahead ? html`<ul class="can">${ahead.next.tiles.map((one) => tile(one, ahead.next.all))}</ul>` : nothing}
    ${lost ? html`<p class="lost">${c.w("events.lost", { n: lost })}</p>` : nothing}</section>`;
}
