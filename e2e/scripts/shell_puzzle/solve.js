// Gives an answer at the open puzzle, as its confirm button would.
export default (session, answer) => session.do({ do: "answer", seat: session.viewer, answer }).ok;
