// How many crates travel when the first house has one more than before; "no crate" if it has none.
export default async (session) => {
  const { moved } = await import(new URL("boards/auction_house.js", document.baseURI));
  const before = structuredClone(session.view);
  const stage = document.getElementById("stage");
  const [house] = before.board.houses;
  const store = Object.values(house.crates).find(({ n }) => n);
  if (!store) return "no crate";
  store.n -= 1;
  moved(stage, before, session.view, 1);
  return stage.getAnimations({ subtree: true }).filter((one) => one.effect.target.matches(".cube")).length;
};
