// A link that carries the open table.
export default async (session) => {
  const { pack } = await import(new URL("app/link.js", document.baseURI));
  return pack({ kind: "table", title: "Ours", save: session.save() });
};
