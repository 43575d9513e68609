// Treasuries are spent, so that checks succeed.
export default () => ({
  wishes: {
    "operations.trade": (_, at, all) => all.length < 2 || at === Math.min(5, all.length - 2),
    "operations.envoy": (_, at, all) => all.length < 2 || at === Math.min(4, all.length - 2),
    "family.action": (one) => one.value !== "pass",
    "parliament.vote": (one) => one.value === "pass" || one.value === "none",
  },
  answers: {
    allocate({ slots, total, least, code }) {
      const given = slots.map((slot) => slot.least ?? 0);
      let left = (code.startsWith("parliament.") ? least : total) - given.reduce((sum, n) => sum + n, 0);
      for (let at = 0; left > 0 && given.some((n, slot) => n < slots[slot].cap); at = (at + 1) % slots.length) {
        if (given[at] >= slots[at].cap) continue;
        given[at] += 1;
        left -= 1;
      }
      return given;
    },
  },
});
