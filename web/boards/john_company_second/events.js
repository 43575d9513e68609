// @ts-check
// What is to come in India: the Crisis that the Elephant announces, and what the next event tile can be.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "../kit/icons.js";

/** @import { Context } from "./context.js" */
/** @import { NextEvent, Threat } from "./view" */

/** Attack and defence, as the threat reads. @param {Context} c @param {Threat} one */
function menace(c, one) {
  const text = `${one.text} ${one.outcome.text}`;
  if (!one.kind) return html`<p class="menace" title=${text}>${one.text}</p>`;
  return html`<p class="menace" title=${text}><span aria-hidden="true">${one.by === one.against ? c.label(one.against) : `${c.label(one.by)} → ${c.label(one.against)}`}</span>
    <span class="sides" aria-hidden="true"><span>${icon("crisis")}${one.attack} <small>${c.w("events.tile")}</small></span><span>${icon(one.army ? "regiment" : "tower")}${one.defence}</span></span><span class="sr">${text}</span></p>
    ${one.all ? html`<p title=${c.w("events.beats", { n: one.wins, all: one.all, least: one.beats })}>${c.w("events.wins", { n: one.wins, all: one.all })}</p>` : nothing}`;
}

/** The region of the next event, and the tiles that it can be. @param {Context} c @param {string} region @param {NextEvent} next */
function ahead(c, region, { tiles, all }) {
  const odds = tiles.map((one) => c.w("events.odds", { what: one.text, n: one.count, all }));
  return html`<p class="ahead" title=${[c.w("events.next.help", { region: c.label(region) }), ...odds].join("\n")}><b>${c.w("events.next", { region: c.label(region) })}</b>
    <span>${tiles.map((one) => one.text).join(c.w("events.or"))}</span></p>`;
}

/** @param {Context} c */
export function events(c) {
  const { top, stack, lost } = c.board.events;
  const { elephant: threat, next } = c.forecast;
  const left = c.w("events.stack", { n: stack });
  return html`<section class="jc2-box box-events" aria-label=${c.w("events")}>
    <header><h3 aria-level="2">${c.w("events.title")}</h3><span class="stack" title=${left}>${icon("crisis")}<span aria-hidden="true">${stack}</span><span class="sr">${left}</span></span></header>
    ${threat ? menace(c, threat) : nothing}${next && top ? ahead(c, top, next) : nothing}
    ${lost ? html`<p class="lost">${c.w("events.lost", { n: lost })}</p>` : nothing}</section>`;
}
