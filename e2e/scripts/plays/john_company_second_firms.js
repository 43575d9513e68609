// Whoever can forms a firm and gets ships for it; all agree, and firms trade for a few pounds.
export default () => {
  const first = ["found", "buy_back", "fit"];
  const agrees = (one) => one.value === "yes";
  return {
    wishes: {
      "family.action": (one) => one.value === "purchase_workshop",
      "firms.invest": (one, _at, all) => {
        const deed = first.find((name) => all.some(({ params }) => params.deed === name));
        return deed ? one.params.deed === deed : one.value === "done";
      },
      "firms.may_fit": agrees,
      "firms.may_buy": agrees,
      "firms.may_invest": agrees,
      "firms.strategy": (one) => one.params.n > 1,
      "firms.dividends": (one) => one.params.n > 0,
      "session.call": (one) => one.value === "call",
    },
    answers: {},
  };
};
