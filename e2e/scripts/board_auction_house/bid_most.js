export default (session) => session.do({ do: "answer", seat: session.viewer, answer: session.now.decision.hi });
