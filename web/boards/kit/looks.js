// @ts-check
// What a person only looks at: an open tab, another player's things, another stage. The table keeps it in `ui` and draws again.
import { html, nothing } from "../../vendor/lit-html/lit-html.js";
import { icon } from "./icons.js";

/** @import { Context } from "./context.js" */

/** What is looked at during everything: in a picture, where nothing else is asked. */
export const ALWAYS = "*";

/**
 * What is looked at under this key. Chosen `during` something, it holds as long as that lasts: the next question shows its own.
 * @param {Context} c @param {string} key @param {string} [during]
 */
export function looked(c, key, during) {
  const value = c.ui[key];
  const held = c.ui[`${key}.during`];
  return during === undefined || held === during || held === ALWAYS ? value : undefined;
}

/** What the question is: so long holds what is looked at for it. @param {Context} c */
export const question = (c) => c.decision?.code ?? "";

/**
 * @param {{key: string, value: string | number, pressed: boolean, body: unknown, during?: string, cls?: string, title?: string, label?: string}} button
 */
export const lookButton = ({ key, value, pressed, body, during = "", cls = "", title, label }) =>
  html`<button class=${cls} data-do="board-look" data-key=${key} data-value=${value} data-during=${during} aria-pressed=${pressed}
    title=${title ?? nothing} aria-label=${label ?? nothing}>${body}</button>`;

/**
 * The way to the other stages: a button each, the one on show is pressed, the one of the question is marked.
 * @param {Context} c
 * @param {{names: string[], icons: Record<string, string>, shown: string, asked: string, during: string, cls?: string}} stages
 */
export const ways = (c, { names, icons, shown, asked, during, cls = "" }) =>
  html`<div class="stage-ways ${cls}" role="group" aria-label=${c.w("looks")}>${names.map((name) => {
    const what = c.w(`look.${name}`);
    return lookButton({
      key: "look",
      value: name,
      during,
      pressed: name === shown,
      cls: `look ${name === asked ? "asked" : ""}`,
      title: c.w(name === asked ? "look.asked" : "look.to", { what }),
      body: html`${icon(icons[name])}<span>${what}</span>`,
    });
  })}</div>`;

/**
 * Whose things are looked at: the arms of all who have some, one pressed.
 * @param {Context} c @param {string} key @param {string} text what this is about
 * @param {{owner: any, value: string | number, pressed: boolean, label: string, title: string}[]} owners
 */
export const whose = (c, key, text, owners) =>
  html`<span class="whose" role="group" aria-label=${text}>${owners.map((one) =>
    lookButton({ ...one, key, cls: "who-tab", body: c.arms(one.owner) }),
  )}</span>`;
