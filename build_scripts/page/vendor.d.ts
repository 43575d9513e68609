// What the page finds under vendor/ once it is built, as its packages declare it.

declare module "*/vendor/lit-html/lit-html.js" {
  export * from "#npm/lit-html/lit-html.js";
}
declare module "*/vendor/lit-html/directive.js" {
  export * from "#npm/lit-html/directive.js";
}
declare module "*/vendor/lit-html/directives/guard.js" {
  export * from "#npm/lit-html/directives/guard.js";
}
declare module "*/vendor/lit-html/directives/keyed.js" {
  export * from "#npm/lit-html/directives/keyed.js";
}
declare module "*/vendor/lit-html/directives/repeat.js" {
  export * from "#npm/lit-html/directives/repeat.js";
}
declare module "*/vendor/lit-html/directives/ref.js" {
  export * from "#npm/lit-html/directives/ref.js";
}
declare module "*/vendor/lit-html/directives/live.js" {
  export * from "#npm/lit-html/directives/live.js";
}
declare module "*/vendor/idb-keyval/index.js" {
  export * from "#npm/idb-keyval/dist/index.d.ts";
}
declare module "*/vendor/pyscript/core.js";
declare module "*/vendor/pyodide/pyodide.mjs" {
  export * from "#npm/pyodide/pyodide.d.ts";
}
// What the build writes of itself.
declare module "*/build.mjs" {
  export const build: {
    parts: Record<string, { path: string; bytes: number }>;
    modes: Record<string, import("../../web/boot/packs.mjs").Modes>;
    lock: any;
  };
}

/** What the first script of a page has asked for, by address (web/boot/begin.js). */
declare var leadenhallPython:
  | {
      /** What was asked for before anything was there to draw. */
      asked: Map<string, Promise<Response>>;
      /** Asks for all that Python starts from; once. */
      begin: () => void;
      /** Something is on the screen meanwhile: a line that breaks is waited for. */
      patient: boolean;
    }
  | undefined;
