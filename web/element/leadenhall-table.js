// @ts-check
// <leadenhall-table>: a table in any page, as an element. It is a frame around embed.html of the site this file came from, so that
// nothing of the table can reach the page around it, nor the other way round. Documented in web/example/index.html.
//
//   <script type="module" src="…/element/leadenhall-table.js"></script>
//   <leadenhall-table link="…"></leadenhall-table>
//
// Attributes: puzzle or link (their codes), save (the address of a saved game or puzzle), game + scenario + seed + seats + options (a
// new game), caption, theme ("light" | "dark"), label.
// Methods: open() opens without a click; position() resolves to {position, save, card}; reset() puts a puzzle back to its beginning.
// Events (detail as in the messages): leadenhall-ready, -opened, -position, -result, -puzzle, -height, -error.
import { CONTENT, setupOf } from "./attributes.js";
import { WORDS } from "./words.js";

const VERSION = 1;
const SITE = new URL("../", import.meta.url);
const EVENTS = new Set(["ready", "opened", "position", "result", "puzzle", "height", "error"]);
/** So long a frame that has been loaded may say nothing. */
const SILENT_MS = 10_000;
/** A table as high as it says, within reason. */
const HEIGHTS = { least: 360, most: 2000 };

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: flex; flex-direction: column; max-width: 640px; height: 480px; min-width: 320px; min-height: 360px; }
  :host([hidden]) { display: none; }
  iframe { display: block; flex: 1; width: 100%; min-height: 0; border: 0; }
  .caption { flex: none; margin: 0; padding: 8px 0 0; font-style: italic; }
  .trouble { margin: 0; padding: 16px; border: 1px solid; overflow-wrap: anywhere; }
  [hidden] { display: none; }
`);

class LeadenhallTable extends HTMLElement {
  static observedAttributes = [...CONTENT, "caption", "theme", "label"];

  #frame = document.createElement("iframe");
  #caption = Object.assign(document.createElement("p"), { className: "caption", hidden: true });
  #trouble = Object.assign(document.createElement("p"), { className: "trouble", hidden: true });
  /** The height that the table asks for; what the page around says of the element counts for more. */
  #height = new CSSStyleSheet();
  /** @type {{ resolve: (where: any) => void, reject: (problem: Error) => void }[]} */
  #waiting = [];
  /** @type {string[] | null} */
  #changed = null;
  /** Whether the frame listens yet, and whether it is to open as soon as it does. */
  #ready = false;
  #now = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #silent = undefined;
  /**
   * What the frame knows of the theme.
   * @type {string | null}
   */
  #theme = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "open" });
    root.adoptedStyleSheets = [sheet, this.#height];
    root.append(this.#frame, this.#trouble, this.#caption);
    this.#trouble.setAttribute("role", "alert");
    this.#frame.setAttribute("allow", "fullscreen; clipboard-write");
    this.#frame.setAttribute("loading", "lazy");
    this.#frame.addEventListener("load", () => this.#loaded());
  }

  connectedCallback() {
    addEventListener("message", this.#heard);
    document.addEventListener("securitypolicyviolation", this.#forbidden);
    this.#point();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#heard);
    document.removeEventListener("securitypolicyviolation", this.#forbidden);
    clearTimeout(this.#silent);
  }

  /**
   * Another table is another visit; attributes that change together make one.
   * @param {string} name
   * @param {string | null} before
   * @param {string | null} now
   */
  attributeChangedCallback(name, before, now) {
    if (!this.isConnected || before === now) return;
    if (!this.#changed) queueMicrotask(() => this.#follow());
    this.#changed = [...(this.#changed ?? []), name];
  }

  #follow() {
    const again = this.#changed?.some((name) => CONTENT.includes(name));
    this.#changed = null;
    if (this.isConnected) this.#point(again);
  }

  /** Opens the table without waiting for a click in the frame. */
  open() {
    if (this.#ready) void this.#lay(true);
    else this.#now = true;
  }

  /** Where the table stands; rejected when it is not open. */
  position() {
    if (!this.#ready) return Promise.reject(new Error("closed"));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ resolve, reject });
      this.#say("ask");
    });
  }

  /** A puzzle from its beginning. */
  reset() {
    if (this.#ready) this.#say("reset");
  }

  async #content() {
    const link = this.getAttribute("puzzle") || this.getAttribute("link");
    if (link) return { link };
    const save = this.getAttribute("save");
    if (!save) return { setup: setupOf((name) => this.getAttribute(name)) };
    const arrived = await fetch(new URL(save, document.baseURI));
    if (!arrived.ok) throw new Error(String(arrived.status));
    return { save: await arrived.text(), title: this.getAttribute("caption") ?? this.getAttribute("label") ?? "" };
  }

  /**
   * Tells the frame what to show; what comes from an address may not arrive, or only after the element shows something else.
   * @param {boolean} now
   */
  async #lay(now) {
    const visit = this.#frame.src;
    try {
      const content = await this.#content();
      if (this.#ready && visit === this.#frame.src) this.#say("open", { ...content, now });
    } catch (/** @type {any} */ problem) {
      this.#complain("save", { code: "save", text: String(problem.message) });
    }
  }

  #point(again = true) {
    const caption = this.getAttribute("caption") ?? "";
    this.#caption.textContent = caption;
    this.#caption.hidden = !caption;
    this.#frame.title = this.getAttribute("label") || caption || "Leadenhall";
    const theme = this.getAttribute("theme");
    if (!again) return this.#shine();
    const address = new URL("embed.html", SITE);
    address.searchParams.set("host", location.origin);
    if (theme) address.searchParams.set("theme", theme);
    this.#ready = false;
    this.#theme = theme;
    this.#height.replaceSync("");
    this.#trouble.hidden = true;
    this.#frame.hidden = false;
    for (const { reject } of this.#waiting.splice(0)) reject(new Error("closed"));
    this.#frame.src = address.href;
  }

  /** A game that is being played goes on in another light. */
  #shine() {
    const theme = this.getAttribute("theme");
    if (!this.#ready || theme === this.#theme) return;
    this.#theme = theme;
    this.#say("theme", { theme });
  }

  /** Whatever was loaded into the frame should be heard of; a browser does not say that it was something else. */
  #loaded() {
    clearTimeout(this.#silent);
    if (!this.#ready)
      this.#silent = setTimeout(() => !this.#ready && this.#complain("silent", { code: "silent" }), SILENT_MS);
  }

  /** @param {SecurityPolicyViolationEvent} violation */
  #forbidden = ({ effectiveDirective, blockedURI, disposition }) => {
    const ours = blockedURI.startsWith(SITE.origin) && effectiveDirective === "frame-src";
    if (ours && disposition === "enforce" && !this.#ready) this.#complain("policy", { code: "policy" });
  };

  /**
   * Says in words, in place of the table, what keeps it away, and leads to it.
   * @param {string} why
   * @param {{ code: string, text?: string }} problem
   */
  #complain(why, problem) {
    clearTimeout(this.#silent);
    const away = Object.assign(document.createElement("a"), { href: SITE.href, target: "_blank", rel: "noopener" });
    away.textContent = WORDS.away(SITE.origin);
    const text = WORDS[why](SITE.origin);
    this.#trouble.replaceChildren(`${text} `, ...(why === "save" ? [] : [away]));
    this.#trouble.hidden = false;
    this.#frame.hidden = true;
    this.#tell("error", { leadenhall: VERSION, type: "error", text, ...problem });
  }

  /**
   * @param {string} type
   * @param {any} detail
   */
  #tell(type, detail) {
    this.dispatchEvent(new CustomEvent(`leadenhall-${type}`, { detail, bubbles: true }));
  }

  /**
   * @param {string} type
   * @param {any} [content]
   */
  #say(type, content = {}) {
    this.#frame.contentWindow?.postMessage({ leadenhall: VERSION, type, ...content }, SITE.origin);
  }

  /** @param {number} height what the table needs to be seen whole */
  #grow(height) {
    if (!Number.isFinite(height)) return;
    const whole = Math.ceil(height) + (this.#caption.hidden ? 0 : this.#caption.offsetHeight);
    this.#height.replaceSync(`:host { height: ${Math.min(Math.max(whole, HEIGHTS.least), HEIGHTS.most)}px; }`);
  }

  /** @param {{ origin: any, source: any, data: any }} message */
  #heard = ({ origin, source, data }) => {
    if (source !== this.#frame.contentWindow || origin !== SITE.origin) return;
    if (data?.leadenhall !== VERSION || !EVENTS.has(data.type)) return;
    if (data.type === "ready") {
      this.#ready = true;
      clearTimeout(this.#silent);
      this.#shine();
      void this.#lay(this.#now);
      this.#now = false;
    }
    if (data.type === "height") this.#grow(data.height);
    if (data.type === "position") for (const { resolve } of this.#waiting.splice(0)) resolve(data);
    if (data.type === "error") for (const { reject } of this.#waiting.splice(0)) reject(new Error(data.code));
    this.#tell(data.type, data);
  };
}

customElements.define("leadenhall-table", LeadenhallTable);
