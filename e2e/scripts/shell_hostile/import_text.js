export default async ([text, name]) => {
  const { importText } = await import(new URL("app/lobby/intake.js", document.baseURI));
  return importText(text, name, { recover: true });
};
