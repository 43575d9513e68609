export default async () => {
  const { settings } = await import(new URL("app/settings.js", document.baseURI));
  settings.choose("pace", "read");
};
