// The version of what tests may rely on.
export default async () => (await import(new URL("app/testing.js", document.baseURI).href)).CONTRACT;
