export default async () => {
  const { openSession } = await import(new URL("app/current.js", document.baseURI));
  const session = openSession();
  session.skipBots();
  session.lift();
  const { decision } = session.view;
  const answer = decision.options.slice(0, decision.least).map(({ value }) => value);
  return session.do({ do: "answer", seat: session.viewer, answer }).ok;
};
