// In the pseudo-language every vowel of a catalogue wears an accent, the page's words as well as the game's: a word with a bare one
// is hard-coded. `strange` finds such words; only what people have typed (names) and the ledger of rules, which has one language,
// are as they are, by themselves or inside a sentence of the page.
export default async (session, strange) => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const { rules } = await engine.ask({ do: "rules", game: session.now.meta.game });
  const plain = new Set(rules.flatMap((rule) => [rule.text, rule.ref, rule.id]));
  const names = [session.title, ...session.now.seats.map((one) => one.name)].sort((a, b) => b.length - a.length);
  const without = (text, known) => known.reduce((rest, one) => rest.replaceAll(one, ""), text);
  const said = (text) => rules.filter((rule) => text.includes(rule.text)).flatMap((rule) => [rule.text, rule.ref]);
  const left = (text) => (plain.has(text) ? "" : without(text, [...names, ...said(text)]));
  return strange("#app", left);
};
