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
declare module "*/vendor/lit-html/directives/repeat.js" {
  export * from "#npm/lit-html/directives/repeat.js";
}
declare module "*/vendor/lit-html/directives/ref.js" {
  export * from "#npm/lit-html/directives/ref.js";
}
