export default async (text) => {
  const { pack } = await import(new URL("app/link.js", document.baseURI));
  return pack(JSON.parse(text));
};
