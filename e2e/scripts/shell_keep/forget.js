export default async (game) => {
  const { forget } = await import(new URL("app/keep/keeper.js", document.baseURI));
  await forget(game);
};
