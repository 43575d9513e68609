// @ts-check
// What the shell offers at an open table: the saved game with its earlier moments and branches, export, a link to the position.
import { html, nothing } from "../vendor/lit-html/lit-html.js";

import { register } from "./actions.js";
import { openSession } from "./current.js";
import { copyRow } from "./copy.js";
import { closeDialog, openDialog } from "./dialog.js";
import { reached } from "./engine.js";
import { download } from "./files.js";
import { icon } from "./icons.js";
import { COMFORTABLE, TITLE_LENGTH, addressOf, cardOf, pack } from "./link.js";
import { paint } from "./paint.js";
import { w } from "./words.js";

/** @import { LogLine, Session } from "./types.js" */

const MOMENTS = 12;
/** @type {{ link: string | null, long: boolean, embed: string }} */
const shared = { link: null, embed: "", long: false };

/**
 * The beginnings of the latest phases, latest first: [{at, text}].
 * @param {{ log: LogLine[] }} given
 */
function moments({ log }) {
  const found = [];
  let last = null;
  for (const { at, place } of log) {
    const text = [place?.turnText, place?.phaseText].filter(Boolean).join(", ");
    if (text && text !== last) found.push({ at, text });
    last = text || last;
  }
  return found.reverse().slice(0, MOMENTS);
}

/**
 * @param {{ at: number, text: string }} given
 * @param {any} locked
 */
const momentRow = ({ at, text }, locked) => html`<tr>
  <td>${icon("save")}</td>
  <td>${w("saves.before", { place: text })}</td>
  <td class="amt num">${w("saves.position", { position: at })}</td>
  <td><button class="btn" data-do="go-back" data-position=${at} aria-disabled=${locked}>${w("saves.back")}</button></td>
</tr>`;

/**
 * @param {{ id: string, name: string, positions: any, current: any }} given
 * @param {any} locked
 */
const branchRow = ({ id, name, positions, current }, locked) => html`<tr>
  <td>${icon("branch")}</td>
  <td>${name}</td>
  <td class="amt num">${w("saves.positions", { count: positions })}</td>
  <td>${
    current
      ? w("saves.current")
      : html`<button class="btn" data-do="switch-branch" data-branch=${id} aria-disabled=${locked}>${w("saves.switch")}</button>`
  }</td>
</tr>`;

function savesDialog() {
  const session = openSession();
  if (!session) return nothing;
  const locked = session.readOnly ? "true" : "false";
  const { meta, place } = session.view;
  const branches = meta.branches ?? [];
  return html`
    <label class="field">${w("saves.name")}
      <input class="inp" name="title" .value=${session.title} maxlength=${TITLE_LENGTH} data-do="rename" data-on="change" ?disabled=${Boolean(session.readOnly)}>
    </label>
    <div class="scroll">
      <table class="ledger">
        <tbody>
          <tr class="on"><td>${icon("hourglass")}</td><td><b>${w("saves.now")}</b> ${place.turnText}</td>
            <td class="amt num">${w("saves.position", { position: meta.position })}</td><td></td></tr>
          ${moments(session).map((moment) => momentRow(moment, locked))}
          ${branches.length > 1 ? branches.map((branch) => branchRow(branch, locked)) : nothing}
        </tbody>
      </table>
    </div>
    <footer>
      <span class="small muted">${w("saves.nothing-lost")}</span>
      <button class="btn quiet end" data-do="as-test">${icon("check")}${w("astest.save")}</button>
      ${session.embedded ? nothing : html`<button class="btn quiet" data-do="puzzle-make">${icon("callout")}${w("saves.puzzle")}</button>`}
      <button class="btn" data-do="share">${icon("link")}${w("saves.share")}</button>
      <button class="btn" data-do="export">${icon("send")}${w("keep.export")}</button>
    </footer>`;
}

const shareDialog = () => html`
  <p>${w("share.explain")}</p>
  ${
    shared.link === null
      ? html`<p class="muted">${w("share.packing")}</p>`
      : html`
    ${copyRow(w("share.link"), shared.link, "share-link")}
    ${shared.long ? html`<p class="small">${icon("callout")} ${w("share.long")}</p>` : nothing}
    ${copyRow(w("share.embed"), shared.embed, "share-embed")}`
  }`;

/**
 * The table as this screen shows it: looked back at, it opens at the same moment, with all that came after.
 * @param {Session} session
 */
const packed = (session) =>
  pack({
    kind: "table",
    title: session.title,
    save: session.save(),
    card: cardOf(session.view),
    ...(session.past !== null && { at: session.past }),
  });

/** @param {Session} session */
async function share(session) {
  Object.assign(shared, { link: null, embed: null });
  openDialog("share", shareDialog, { title: () => w("share.title") });
  const code = await packed(session);
  const link = addressOf("table", code);
  shared.link = link;
  shared.long = link.length > COMFORTABLE;
  shared.embed = `<iframe src="${addressOf("table", code, "embed.html")}" width="640" height="480" title="Leadenhall"></iframe>`;
  paint();
}

register({
  saves: () => openDialog("saves", savesDialog, { title: () => openSession()?.title ?? "", wide: true }),
  share,
  /** @param {Session} session */
  export: (session) => download(session.title, session.save()),
  /** @param {Session} session */
  "as-test": async (session) => {
    const { saveAsTest } = await reached(import("./as-test.js"));
    await saveAsTest(session);
  },
  /**
   * @param {Session} session
   * @param {{ value: any }} given1
   */
  rename: (session, { value }) => {
    session.title = value.trim() || session.title;
    session.keeper?.renamed();
    paint();
  },
  /**
   * @param {Session} session
   * @param {{ dataset: DOMStringMap }} given1
   */
  "go-back": (session, { dataset }) => {
    if (session.do({ do: "back", position: Number(dataset.position) }).ok) closeDialog();
  },
  /**
   * @param {Session} session
   * @param {{ dataset: DOMStringMap }} given1
   */
  "switch-branch": (session, { dataset }) => {
    if (session.do({ do: "switch", branch: dataset.branch }).ok) closeDialog();
  },
  /** @param {Session} session */
  full: async (session) => {
    if (session.puzzle) {
      const code = await pack(session.puzzle.content);
      window.open(addressOf("puzzle", code, "embed.html"), "_blank", "noopener");
      return;
    }
    window.open(addressOf("table", await packed(session)), "_blank", "noopener");
  },
});
