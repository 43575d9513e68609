// All but one: whoever has nothing left is not asked for a bid any more.
export default (session) => {
  session.do({ do: "answer", seat: session.viewer, answer: session.now.decision.hi - 1 });
  session.skipBots();
};
