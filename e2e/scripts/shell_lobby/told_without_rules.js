// What the page says of each game before its rules stand, and what the rules say: what is not the same, by game.
export default async (terms) => {
  const of = (name) => import(new URL(`app/${name}.js`, document.baseURI));
  const [{ engine }, { rulesOf }, { rulesFound }] = [
    await of("engine"),
    await of("reading/shelf"),
    await of("reading/rules_found"),
  ];
  const read = async (name) => (await fetch(new URL(name, document.baseURI))).json();
  const same = (one, other) => JSON.stringify(one) === JSON.stringify(other);
  const listed = await read("words/en/games.json");
  const odd = [];
  for (const { id } of listed) {
    // of a save that cannot be read nothing is known: it brings what any mode of its game needs
    await engine.bring({ do: "rules", game: id, save: "" });
    await engine.bring({ do: "lesson", game: id });
    await engine.bring({ do: "ending", game: id });
    if (!same(await read(`words/en/games/${id}.json`), engine.call({ do: "words", game: id, lang: "en" }).words))
      odd.push(`${id}: words`);
    const shown = ({ rules }) => rules.map(({ id, ref, text, ruling }) => ({ id, ref, text, ruling }));
    const book = await rulesOf(id);
    if (!book.length || !same(book, shown(engine.call({ do: "rules", game: id })))) odd.push(`${id}: rules`);
    for (const search of terms)
      if (!same(rulesFound(book, search), shown(engine.call({ do: "rules", game: id, search }))))
        odd.push(`${id}: ${search}`);
  }
  if (!same(listed, engine.call({ do: "games", lang: "en" }).games)) odd.push("games");
  return [listed.length, odd];
};
