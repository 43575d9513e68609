export default (session) => {
  // whatever is being told goes by
  session.skipBots();
  // what the table asks, whatever is composed
  const { decision } = session.now;
  const open = (list) => list.filter((one) => !one.closed);
  const ways = {
    pick: () => open(decision.options)[0].value,
    pick_many: () =>
      open(decision.options)
        .slice(0, decision.least)
        .map((one) => one.value),
    amount: () => decision.lo,
    allocate: () => {
      const least = decision.slots.map((slot) => slot.least ?? 0);
      let missing = (decision.least ?? 0) - least.reduce((sum, n) => sum + n, 0);
      return decision.slots.map(({ cap }, at) => {
        const more = Math.max(0, Math.min(cap - least[at], missing));
        missing -= more;
        return least[at] + more;
      });
    },
    arrange: () => decision.items.map((item) => item.value),
  };
  const answer = ways[decision.kind]();
  return session.do({ do: "answer", seat: session.viewer, answer }).ok;
};
