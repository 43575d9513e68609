// The recap of the open table so far, and the packs that were fetched before and after it was asked for.
export default async (session) => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const fetched = () =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.split("/packs/")[1])
      .filter(Boolean);
  const before = fetched();
  const { accounts } = await engine.ask({ do: "recap", table: session.table, viewer: session.viewer });
  return { before, after: fetched(), seats: accounts.map(({ seat }) => seat) };
};
