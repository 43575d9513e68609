// @ts-check
// A rulebook's table of chances beside what games of one's own give: a ring for the rulebook, a diamond for what came out.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { css } from "../../boards/kit/css.js";
import { icon } from "../icons.js";
import { w } from "../words.js";

/** @import { LedgerRule, SurveyFound, SurveyPanel, SurveyPlayed } from "../types.js" */
/** @import { SurveyRun } from "./run.js" */

const GRID = [0, 25, 50, 75, 100];
/** Of the standard error: within so much lie 19 of 20 figures. */
const SURE = 1.96;

/** @param {number} percent */
const at = (percent) => css({ "--at": String(percent / 100) });

const axis = () =>
  html`<div class="percents" aria-hidden="true">${GRID.map((mark) => html`<span ${at(mark)}>${mark}</span>`)}</div>`;

/**
 * @param {number} book
 * @param {number | undefined} own
 * @param {number | undefined} ours
 */
const plot = (book, own, ours) => html`<div class="spots" aria-hidden="true">
  ${GRID.map((mark) => html`<i class="mark" ${at(mark)}></i>`)}
  ${own === undefined ? nothing : html`<i class="join" ${css({ "--from": String(Math.min(book, own) / 100), "--to": String(Math.max(book, own) / 100) })}></i>`}
  <i class="book" ${at(book)}></i>
  ${ours === undefined ? nothing : html`<i class="ours" ${at(ours)}></i>`}
  ${own === undefined ? nothing : html`<i class="own" ${at(own)}></i>`}
</div>`;

/**
 * @param {SurveyRun} run
 * @param {SurveyPanel} panel
 * @param {number} number
 */
function panelView({ found, played, ours }, { title, within, rows }, number) {
  const figures = played?.panels[number];
  const { close } = /** @type {SurveyFound} */ (found);
  return html`<section class="panel q" aria-labelledby="survey-${number}">
    <header><h3 id="survey-${number}">${title} <small>${within}</small></h3>
      ${figures ? html`<span class="end small">${w("survey.near", { n: figures.near, many: rows.length, points: close })}</span>` : nothing}</header>
    <table>
      <thead><tr><th scope="col">${w("survey.row")}</th><td>${axis()}</td>
        <th scope="col" class="n">${w("survey.book")}</th><th scope="col" class="n">${w("survey.own")}</th>
        <th scope="col" class="n">${w("survey.apart")}</th></tr></thead>
      <tbody>${rows.map(({ text, book }, row) => {
        const figure = figures?.rows[row];
        return html`<tr class=${figure?.far ? "far" : ""}><th scope="row">${text}</th>
          <td class="p">${plot(book, figure?.percent, ours?.panels[number].rows[row].percent)}</td>
          <td class="n bk">${book}</td><td class="n">${figure?.own ?? "–"}</td><td class="n df">${figure?.apart ?? "–"}</td></tr>`;
      })}</tbody>
    </table>
  </section>`;
}

/** @param {SurveyRun} run */
function controls({ state, found, goal, played }) {
  const { games, quick } = /** @type {SurveyFound} */ (found);
  if (state === "running")
    return html`<button class="btn" data-do="survey-pause">${icon("pause")}${w("survey.pause")}</button>
      <button class="btn" data-do="survey-stop">${w("survey.stop")}</button>`;
  if (state === "paused")
    return html`<button class="btn seal" data-do="survey-go">${icon("play")}${w("survey.go")}</button>
      <button class="btn" data-do="survey-stop" ?disabled=${!played}>${w("survey.stop")}</button>`;
  const all = state === "done" && goal === games ? "survey.again" : "survey.play";
  return html`<button class="btn ${state === "ready" ? "seal" : ""}" data-do="survey-begin" data-games=${games}>
      ${icon("play")}${w(all, { n: games })}</button>
    <button class="btn" data-do="survey-begin" data-games=${quick}>${w("survey.quick", { n: quick })}</button>`;
}

/** @param {SurveyRun} run */
function progress(run) {
  const { state, goal, played, rate } = run;
  const games = played?.games ?? 0;
  const left = rate ? Math.ceil((goal - games) / rate) : 0;
  return html`<div class="prog">
    <div class="l"><span><b>${w("survey.count", { n: games })}</b> ${w("survey.of", { n: goal })}</span>
      <span class="muted">${state === "running" && rate ? w("survey.left", { n: left, rate: Math.round(rate / 100) * 100 }) : nothing}</span></div>
    <div class="bar" role="progressbar" aria-label=${w("survey.progress")} aria-valuemin="0" aria-valuemax=${goal} aria-valuenow=${games}>
      <i ${css({ "--done": String(goal ? games / goal : 0) })}></i></div>
    <p class="sr" role="status">${w(`survey.state.${state}`, { n: games })}</p>
  </div>`;
}

/** @param {SurveyPlayed} played @param {number} close */
const closeness = ({ near, many, largest, row, mean_square, error }, close) => html`<table class="ledger">
  <tr><th scope="row">${w("survey.within", { points: close })}</th><td class="amt">${w("survey.n-of", { n: near, many })}</td></tr>
  <tr><th scope="row">${w("survey.largest")}</th><td class="amt">${largest}, ${row}</td></tr>
  <tr><th scope="row">${w("survey.mean-square")}</th><td class="amt">${mean_square}</td></tr>
  <tr><th scope="row">${w("survey.error")}</th><td class="amt">${error}</td></tr>
</table>`;

/** @param {SurveyRun} run */
function copyView({ own, data, state, found }) {
  const idle = state !== "running";
  return html`<section class="panel honest"><h3>${w("survey.fitted")}</h3>
    <p>${/** @type {SurveyFound} */ (found).fitted}</p>
    ${
      !data
        ? nothing
        : own
          ? html`<p><b>${own.name}</b></p><button class="btn" data-do="survey-ours" ?disabled=${!idle}>${icon("undo")}${w("survey.ours")}</button>`
          : html`<button class="btn" data-do="survey-load" ?disabled=${!idle}>${icon("load")}${w("survey.load")}</button>`
    }
  </section>`;
}

const takeAlong = () => html`<section class="panel"><h3>${w("survey.take")}</h3>
  <button class="btn" data-do="survey-file" data-kind="csv">${icon("send")}${w("survey.csv")}</button>
  <button class="btn" data-do="survey-file" data-kind="html">${icon("send")}${w("survey.html")}</button></section>`;

/**
 * @param {SurveyRun} run
 * @param {LedgerRule | null} rule
 */
const side = (run, rule) => {
  const { found, played, state } = run;
  const { played: how, close } = /** @type {SurveyFound} */ (found);
  return html`<aside class="side" aria-label=${w("survey.about")}>
    ${played ? html`<section class="panel"><h3>${w("survey.close")}</h3>${closeness(played, close)}</section>` : nothing}
    <section class="panel"><h3>${w("survey.how")}</h3>${how.map((line) => html`<p>${line}</p>`)}
      ${rule ? html`<details><summary>${w("survey.protocol")}</summary><p>${rule.text}</p>${rule.ruling ? html`<p>${rule.ruling}</p>` : nothing}</details>` : nothing}
    </section>
    ${copyView(run)}
    ${state !== "running" && played ? takeAlong() : nothing}
    <section class="panel"><p>${w("survey.beside")}</p>
      <button class="btn" data-do="close-dialog">${icon("undo")}${w("survey.back")}</button></section>
  </aside>`;
};

/**
 * @param {SurveyRun} run
 * @param {LedgerRule | null} rule
 */
export function surveyView(run, rule) {
  const { found, played, ours } = run;
  if (!found) return html`<p class="muted" role="status">${w("survey.coming")}</p>`;
  const sure = played ? (SURE * Number(played.error)).toFixed(1) : null;
  return html`<div class="survey" data-state=${run.state}>
    <section class="panel outset"><p class="sub">${found.about}</p>${progress(run)}<div class="ctl">${controls(run)}</div></section>
    <div><div class="leg"><span><i class="key book"></i>${w("survey.key.book")}</span>
        <span><i class="key own"></i>${sure ? w("survey.key.sure", { points: sure }) : w("survey.key.own")}</span>
        ${ours ? html`<span><i class="key ours"></i>${w("survey.key.ours")}</span>` : nothing}
        <span class="end">${found.scale}</span></div>
      <div class="panels">${found.panels.map((panel, number) => panelView(run, panel, number))}</div></div>
    ${side(run, rule)}
  </div>`;
}
