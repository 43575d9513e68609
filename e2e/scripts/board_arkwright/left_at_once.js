// A number is changed in the very moment in which the table is left: what was put off until the next picture comes too late.
export default async (session) => {
  const { changed } = await import(new URL("app/table/composing.js", document.baseURI));
  location.hash = "#/";
  while (document.documentElement.dataset.ready !== "lobby") await new Promise(requestAnimationFrame);
  changed(session);
  const { rev } = document.documentElement.dataset;
  while (document.documentElement.dataset.rev === rev) await new Promise(requestAnimationFrame);
  await new Promise((done) => setTimeout(done));
};
