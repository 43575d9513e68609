// From wherever a running page is to the lobby, which is drawn anew.
export default async () => {
  const { openRoute } = await import(new URL("app/main.js", document.baseURI).href);
  history.replaceState(null, "", "#/");
  await openRoute();
};
