export default async (session) => {
  const { botsOf } = await import(new URL("app/bots/catalogue.js", document.baseURI));
  return botsOf(session.now.meta.game).find(({ search }) => search).id;
};
