export default async (s) => {
  const { engine } = await import(new URL("app/engine.js", document.baseURI));
  const { setSession } = await import(new URL("app/current.js", document.baseURI));
  const { Session } = await import(new URL("app/session.js", document.baseURI));
  const { openScreen } = await import(new URL("app/paint.js", document.baseURI));
  const { tableView } = await import(new URL("app/table/index.js", document.baseURI));
  const opened = await engine.ask({ do: "lesson", game: "auction_house" });
  const made = new Session({ id: "lesson", title: "Lesson", opened, viewer: opened.learner });
  made.ui.lesson = { title: "Lesson", steps: opened.steps, at: 0, marks: [made.now.meta.position], strayed: false };
  made.pauseBots(true);
  setSession(made);
  openScreen({ name: "table", title: () => "Lesson", template: () => tableView(made) });
  return opened.steps.length;
};
