// Plays on with `answer`, for whoever is asked, to the end.
export default (session, answer) => {
  while (!session.now.over) {
    session.lift();
    answer(session);
  }
};
