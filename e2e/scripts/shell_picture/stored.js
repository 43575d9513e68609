// The picture that is kept of a game.
export default async (game) => {
  const { keptPicture } = await import(new URL("app/keep/shelf.js", document.baseURI));
  return JSON.parse((await keptPicture(game)).text);
};
