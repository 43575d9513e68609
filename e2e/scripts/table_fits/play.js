export default (session) => {
  const move = (decision) => {
    const open = (decision.options ?? []).filter((one) => !one.closed);
    return decision.kind === "allocate" ? decision.slots.map((slot) => slot.least) : open.at(-1).value;
  };
  session.narrator.hurry();
  while (session.now.decision && session.nowLog.length < 60) {
    const { decision } = session.now;
    if (!session.do({ do: "answer", seat: decision.seat, answer: move(decision) }).ok) throw new Error(decision.code);
    session.lift();
  }
  session.narrator.arrive();
  return session.nowLog.length;
};
