// Whether the short recap is there and waits to be raised.
export default async () => {
  const { openSession } = await import(new URL("app/current.js", document.baseURI));
  return openSession()?.ui.recap?.raised === false;
};
