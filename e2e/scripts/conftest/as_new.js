// Makes a page fit for another test, and says whether it is: nothing is chosen but the settings that it began with, no set-up and no game
// is kept but the table that lies open, which the next one takes the place of. A page over which a dialog lies is not.
export default async (chosen) => {
  const part = (path) => import(new URL(path, document.baseURI).href);
  const { dataset } = document.documentElement;
  if (!["table", "lobby", "reading"].includes(dataset.ready) || "__pwClock" in globalThis) return false;
  const { settings } = await part("app/settings.js");
  const { gameOf } = await part("app/bots/catalogue.js");
  const { chooseGame, draft } = await part("app/lobby/draft.js");
  const { openSession } = await part("app/current.js");
  const { records } = await part("app/keep/shelf.js");
  const { forget } = await part("app/keep/keeper.js");
  // a table that was come to by its address may stand before the games of the lobby are there
  if (!gameOf("auction_house")) return false;
  for (const [name, value] of Object.entries(chosen)) if (settings.chosen(name) !== value) settings.choose(name, value);
  delete dataset.theme;
  Object.assign(draft, { game: "", scenario: "", options: {}, data: {}, seats: [], seed: "", touched: false });
  chooseGame("auction_house");
  const open = openSession()?.id;
  for (const { id } of await records()) if (id !== open) await forget(id);
  for (const key of ["leadenhall/setup", "leadenhall/told-of-one-click"]) localStorage.removeItem(key);
  for (const way of document.querySelectorAll('.notice [data-do="dismiss"]')) way.click();
  await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)));
  const kept = new Set(["leadenhall/settings", `leadenhall/journal/${open}`]);
  return (
    Object.keys(localStorage).every((key) => kept.has(key)) &&
    dataset.motion === chosen.motion &&
    !document.querySelector("dialog[open], .notice")
  );
};
