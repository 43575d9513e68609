export default async (id) => {
  const { recordOf } = await import(new URL("app/keep/shelf.js", document.baseURI));
  return (await recordOf(id)).seq;
};
