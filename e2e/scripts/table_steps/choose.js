// A reader chooses in the settings of a page that runs.
export default async (chosen) => {
  const { settings } = await import(new URL("app/settings.js", document.baseURI).href);
  for (const [name, value] of Object.entries(chosen)) if (settings.chosen(name) !== value) settings.choose(name, value);
};
