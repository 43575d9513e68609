// The person takes the first of everything, and bids enough to win a lot now and then.
export default () => ({
  wishes: {},
  answers: {
    pick: ({ options }) => options.find((one) => !one.closed).value,
    amount: ({ hi }) => Math.min(hi, 5),
    allocate: ({ slots }) => slots.map((slot) => slot.least),
  },
});
