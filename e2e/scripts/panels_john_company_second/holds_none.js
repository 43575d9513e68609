// Whoever is asked holds no blackmail, and somebody else does.
export default (session) =>
  !session.now.board.hand.length && session.now.board.families.some((one) => one.facedown.length);
