export default async (session) => {
  const load = (path) => import(new URL(path, document.baseURI));
  const { pack, cardOf } = await load("app/link.js");
  return pack({ kind: "table", title: "Tuesday table", save: session.save(), card: cardOf(session.now) });
};
