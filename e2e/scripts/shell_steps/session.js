// What the tests do at a table goes through the page's own session, so that they hold for every look of the table.
export default async () => {
  const { openSession } = await import(new URL("app/current.js", document.baseURI));
  return openSession();
};
