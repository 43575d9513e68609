// Plays on with `answer`, for whoever is asked, to the end; the table may rest between two people.
export default async (session, answer) => {
  while (!session.now.over) {
    session.lift();
    if (session.view.decision) answer(session);
    else await new Promise((done) => requestAnimationFrame(done));
  }
};
