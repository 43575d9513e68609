export default async (session) => {
  const { pack } = await import(new URL("app/link.js", document.baseURI));
  return pack({ kind: "table", title: "Tuesday table", save: session.save() });
};
