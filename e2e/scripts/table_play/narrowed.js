export default async ([decision, narrowed, value]) => {
  const { draftOf } = await import(new URL("app/table/answer.js", document.baseURI));
  const session = { view: { decision }, ui: {} };
  draftOf(session).value = value;
  session.view = { decision: { ...decision, ...narrowed } };
  return draftOf(session).value;
};
