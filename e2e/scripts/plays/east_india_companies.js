// The person buys a ship and goods where there are any, passes on shares, and sells as much as may be sold.
export default () => ({
  wishes: {
    "agents.ship": (one) => one.value !== "none",
    "loading.ship": (one) => one.params.good,
    "exchange.turn": (one) => one.value === "pass",
  },
  answers: {},
});
