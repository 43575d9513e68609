export default async () => {
  const { settings } = await import(new URL("app/settings.js", document.baseURI));
  Object.defineProperty(settings, "botDelay", { get: () => 3_600_000 });
};
