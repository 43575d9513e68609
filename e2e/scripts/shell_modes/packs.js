// The parts of a game that this page has fetched: packs of rules, and what its board has beside them.
export default (game) => {
  const mine = new RegExp(`/(?:packs|boards)/${game}[._](\\w+)\\.(?:zstd|gzip|js)`);
  const names = performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname.match(mine)?.[1]);
  return [...new Set(names.filter(Boolean))].sort();
};
