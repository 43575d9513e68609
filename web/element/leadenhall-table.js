// @ts-check
// <leadenhall-table>: a table in any page, as an element. It is a frame around embed.html of the site this file came from, so that
// nothing of the table can reach the page around it, nor the other way round. Documented in web/example/index.html.
//
//   <script type="module" src="…/element/leadenhall-table.js"></script>
//   <leadenhall-table link="…"></leadenhall-table>
//
// Attributes: link (the code of a shared link), game + scenario + seed (a new game), theme ("light" | "dark"), label.
// Methods: open() opens without a click; position() resolves to {position, save, card}.
// Events (detail as in the messages): leadenhall-ready, leadenhall-opened, leadenhall-position, leadenhall-result, leadenhall-error.
const VERSION = 1;
const SITE = new URL("../", import.meta.url);
const CONTENT = ["link", "game", "scenario", "seed"];
const EVENTS = new Set(["ready", "opened", "position", "result", "error"]);

const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  :host { display: block; max-width: 640px; height: 480px; min-width: 320px; min-height: 360px; }
  :host([hidden]) { display: none; }
  iframe { display: block; width: 100%; height: 100%; border: 0; }
`);

class LeadenhallTable extends HTMLElement {
  static observedAttributes = [...CONTENT, "theme", "label"];

  #frame = document.createElement("iframe");
  /** @type {{ resolve: (where: any) => void, reject: (problem: Error) => void }[]} */
  #waiting = [];
  /** @type {string[] | null} */
  #changed = null;
  /** Whether the frame listens yet, and whether it is to open as soon as it does. */
  #ready = false;
  #now = false;
  /**
   * What the frame knows of the theme.
   * @type {string | null}
   */
  #theme = null;

  constructor() {
    super();
    const root = this.attachShadow({ mode: "closed" });
    root.adoptedStyleSheets = [sheet];
    root.append(this.#frame);
    this.#frame.setAttribute("allow", "fullscreen; clipboard-write");
    this.#frame.setAttribute("loading", "lazy");
  }

  connectedCallback() {
    addEventListener("message", this.#heard);
    this.#point();
  }

  disconnectedCallback() {
    removeEventListener("message", this.#heard);
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
    if (this.#ready) this.#say("open", { ...this.#content(), now: true });
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

  #content() {
    const link = this.getAttribute("link");
    if (link) return { link };
    /** @type {Record<string, string | null>} */
    const setup = { game: this.getAttribute("game") };
    for (const name of ["scenario", "seed"]) if (this.hasAttribute(name)) setup[name] = this.getAttribute(name);
    return { setup };
  }

  #point(again = true) {
    this.#frame.title = this.getAttribute("label") ?? "Leadenhall";
    const theme = this.getAttribute("theme");
    if (!again) return this.#shine();
    const address = new URL("embed.html", SITE);
    address.searchParams.set("host", location.origin);
    if (theme) address.searchParams.set("theme", theme);
    this.#ready = false;
    this.#theme = theme;
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

  /**
   * @param {string} type
   * @param {any} [content]
   */
  #say(type, content = {}) {
    this.#frame.contentWindow?.postMessage({ leadenhall: VERSION, type, ...content }, SITE.origin);
  }

  /** @param {{ origin: any, source: any, data: any }} given */
  #heard = ({ origin, source, data }) => {
    if (source !== this.#frame.contentWindow || origin !== SITE.origin) return;
    if (data?.leadenhall !== VERSION || !EVENTS.has(data.type)) return;
    if (data.type === "ready") {
      this.#ready = true;
      this.#shine();
      this.#say("open", { ...this.#content(), now: this.#now });
      this.#now = false;
    }
    if (data.type === "position") for (const { resolve } of this.#waiting.splice(0)) resolve(data);
    if (data.type === "error") for (const { reject } of this.#waiting.splice(0)) reject(new Error(data.code));
    this.dispatchEvent(new CustomEvent(`leadenhall-${data.type}`, { detail: data, bubbles: true }));
  };
}

customElements.define("leadenhall-table", LeadenhallTable);
