// Presidents sail and fill orders; money is spread over the offices and spent, so that checks succeed; nothing is moved between
// presidencies.
export default () => ({
  wishes: {
    "family.box": (one) => one.value === "writer",
    "office.action": (one, at, all, code) => code === "office.action" || one.value === "sail" || one.value === "done",
    "sail.order": (one) => one.value !== "done",
    "transfer.guns": (one) => one.value === "done",
    "transfer.cargo": (one) => one.value === "done",
    "transfer.consent": (one) => one.value === "no",
  },
  answers: {
    amount: ({ lo, hi, code }) => (code === "vote.money" ? lo : Math.min(hi, Math.max(lo, 4))),
    allocate({ slots, total, least, code }) {
      const given = slots.map((slot) => slot.least ?? 0);
      const wanted = code.startsWith("post.") ? least : total;
      let left = wanted - given.reduce((sum, n) => sum + n, 0);
      for (let at = slots.length - 1; left > 0 && given.some((n, slot) => n < slots[slot].cap); at -= 1) {
        const slot = ((at % slots.length) + slots.length) % slots.length;
        if (given[slot] >= slots[slot].cap) continue;
        given[slot] += 1;
        left -= 1;
      }
      return given;
    },
  },
});
