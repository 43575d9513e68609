// How long the table rests after the next question that is passed among people, in milliseconds; nobody else has the screen meanwhile.
export default async (session, advised) => {
  while (!session.still) {
    if (session.curtain) session.lift();
    else await advised(session);
  }
  const since = performance.now();
  const { viewer } = session;
  while (session.still) {
    if (session.viewer !== viewer || session.curtain) return -1;
    await new Promise((next) => requestAnimationFrame(next));
  }
  return performance.now() - since;
};
