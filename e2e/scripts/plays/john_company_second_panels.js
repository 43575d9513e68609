// Offices are filled from other families, which needs nobody's consent.
export default () => ({
  wishes: {
    "hiring.choose": (one, _at, _all, sought) => Boolean(one.params.ask.length) === (sought === "hiring.nepotism"),
    "hiring.nepotism": (one) => one.value === "yes",
    "london.retire": (one) => one.value !== "none",
    "family.action": (one) => one.value === "seek_share" || one.value === "enlist_writer",
    "parliament.vote": (one, _at, _all, sought) => one.value === (sought === "parliament.cast_for" ? "for" : "done"),
  },
  answers: { amount: ({ lo, hi }) => Math.min(hi, lo + 3) },
});
