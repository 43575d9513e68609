// Gives an answer while the browser has no room for a journal; tells whether its record is being written already.
export default (session, answer) => {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  session.lift();
  answer(session);
  return session.keeper.writing !== null;
};
