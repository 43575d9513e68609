// What is asked of a page before anybody plays in it, and how a browser that only hands over texts asks.
export default () => {
  const PATIENCE = 3000;
  const hands = { heard: [] };
  globalThis.hands = hands;

  hands.settings = (chosen) => localStorage.setItem("leadenhall/settings", JSON.stringify(chosen));
  hands.size = () => [innerWidth, innerHeight];

  hands.ready = async () => {
    const page = document.documentElement.dataset;
    for (let at = 0; page.ready !== "lobby" || page.rules !== "here"; at += 1) {
      if (at > PATIENCE) throw new Error("the lobby does not come up");
      await new Promise((done) => setTimeout(done, 20));
    }
  };

  /** Where the browser does not tell of complaints, the page itself remembers them. */
  hands.listen = () => {
    const complain = console.error;
    console.error = (...all) => {
      hands.heard.push(`console: ${all.join(" ")}`);
      complain(...all);
    };
    addEventListener("error", ({ message }) => hands.heard.push(`page error: ${message}`));
    addEventListener("unhandledrejection", ({ reason }) => hands.heard.push(`page error: ${reason}`));
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      hands.heard.push(`policy: ${violatedDirective} blocked ${blockedURI}`),
    );
  };
  hands.complaints = () => hands.heard.splice(0);

  hands.told = async (text) => {
    const { name, given } = JSON.parse(text);
    try {
      return JSON.stringify({ found: (await hands[name](given)) ?? null });
    } catch (problem) {
      return JSON.stringify({ problem: String(problem) });
    }
  };
};
