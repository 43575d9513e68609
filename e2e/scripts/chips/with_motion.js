// All motion, from now on.
export default async () =>
  (await import(new URL("app/settings.js", document.baseURI))).settings.choose("motion", "full");
