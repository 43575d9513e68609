// Opens the recap of the game so far, without waiting for somebody to go on.
export default async (session) => {
  const { openRecap } = await import(new URL("app/table/recap.js", document.baseURI));
  void openRecap(session, 0, session.now.meta.position);
};
