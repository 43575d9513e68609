// Answers for the person and lets the bots move until a question of this code is asked.
export default (session, code) => {
  const open = (list) => list.filter((one) => !one.closed);
  const ways = {
    pick: ({ options }) => open(options)[0].value,
    pick_many: ({ options, least }) =>
      open(options)
        .slice(0, least)
        .map((one) => one.value),
    amount: ({ hi }) => Math.min(hi, 5),
    allocate: ({ slots }) => slots.map((slot) => slot.least),
    arrange: ({ items }) => items.map((one) => one.value),
  };
  session.pauseBots(true);
  for (let left = 100; left > 0; left -= 1) {
    const { decision } = session.now;
    if (decision?.code === code) return;
    const { seat, kind } = decision ?? {};
    session.do(decision ? { do: "answer", seat, answer: ways[kind](decision) } : { do: "bot" });
  }
  throw new Error(`Never asked: ${code}`);
};
