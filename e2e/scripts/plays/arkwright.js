// The person staffs, sells and trades where it is possible, and takes a special marker when one is offered.
export default () => ({
  wishes: {
    "turn.marker": (one, _at, _all, code) => !code.startsWith("exchange") || one.value === "exchange",
    "special.take": (one) => one.value !== "none",
    "factory.work": (one, at, all) => all.length < 2 || !one.value.startsWith("close"),
    "voyage.fleet": (one) => one.value !== 0,
    "voyage.deliver": (one) => one.value !== "done",
    "exchange.contract": (one, at) => at === 0,
    "marketing.raise": (one) => one.value !== "done",
  },
  answers: {
    amount: ({ code, lo, hi, params }) => {
      if (code === "price.set" || code === "factory.price") return Math.max(lo, Math.min(hi, params.attraction - 4));
      return code === "exchange.sell" || code === "exchange.loans" ? lo : Math.min(hi, Math.max(lo, 1));
    },
    allocate: ({ slots, total, least, code }) => {
      let left = code === "worker.fire" || code === "exchange.goods" ? least : total;
      return slots.map(({ cap }) => {
        const given = Math.min(cap, left);
        left -= given;
        return given;
      });
    },
  },
});
