// @ts-check
// One dialog at a time, a native <dialog>: it holds the focus while open and gives it back when closed.
import { html, nothing } from "../vendor/lit-html/lit-html.js";

import { register } from "./actions.js";
import { openSession } from "./current.js";
import { icon } from "./icons.js";
import { addLayer, afterNextPaint, paintNow } from "./paint.js";
import { w } from "./words.js";

/** @type {{ name: string, template: () => unknown, title: (() => string) | null, wide: boolean, own: boolean, onClose: (() => void) | null, personal: boolean } | null} */
let open = null;
/** @type {Element | null} */
let opener = null;

/**
 * Shows `template()`, drawn again at every paint; `title` is its heading. One of its `own` make draws its heading itself, with the
 * id `dialog-title`, and fills its window. `onClose` is called when it goes, however it goes. What is
 * `personal` belongs to whoever has the screen: it does not change hands before this is closed.
 * @param {string} name
 * @param {() => unknown} template
 * @param {{ title?: (() => string) | null, wide?: boolean, own?: boolean, onClose?: (() => void) | null, personal?: boolean }} [given2]
 */
export function openDialog(
  name,
  template,
  { title = null, wide = false, own = false, onClose = null, personal = false } = {},
) {
  if (!open) opener = document.activeElement;
  // a menu that led here has done its work
  const session = openSession();
  if (session) session.ui.menu = false;
  open = { name, template, title, wide, own, onClose, personal };
  afterNextPaint(() => {
    const element = shown();
    if (element && !element.open) element.showModal();
  });
  paintNow();
}

const shown = () => /** @type {HTMLDialogElement | null} */ (document.querySelector("dialog.dlg"));

export const dialogName = () => open?.name ?? null;

/** Somebody is in the middle of something of their own. */
export const personalDialog = () => Boolean(open?.personal);

export function closeDialog() {
  if (!open) return;
  const { onClose } = open;
  open = null;
  shown()?.close();
  onClose?.();
  openSession()?.settle();
  paintNow();
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  opener = null;
}

addLayer(() => {
  if (!open) return nothing;
  const { name, template, title, wide, own } = open;
  return html`<dialog class="dlg ${wide ? "wide" : ""} ${own ? "own" : ""}" data-dialog=${name} aria-labelledby=${title || own ? "dialog-title" : nothing}>
    ${
      title
        ? html`<header>
          <h2 id="dialog-title">${title()}</h2>
          <button class="btn quiet icon-only end" data-do="close-dialog" aria-label=${w("shell.close")} title=${w("shell.close")}>
            ${icon("close")}</button>
        </header>`
        : nothing
    }
    ${template()}
  </dialog>`;
});

register({ "close-dialog": closeDialog });
// Escape: the browser closes the element, we forget what was in it. The event does not bubble, hence the capture.
document.addEventListener(
  "close",
  ({ target }) => target instanceof Element && target.matches("dialog.dlg") && closeDialog(),
  true,
);
