// Plants a fault in the table, or takes it out again.
export default ([name, there]) => {
  const table = document.querySelector(".table");
  const style = (one, given) => Object.assign(one.style, given);
  const part = (tag, inner, given = {}) => {
    const one = document.createElement(tag);
    one.className = "planted";
    one.textContent = inner;
    style(one, { position: "fixed", zIndex: 50, left: "20px", top: "160px", ...given });
    table.append(one);
    return one;
  };
  const stage = document.getElementById("stage");
  const faults = {
    cut: () =>
      part("p", "planted words that have no room", { width: "60px", overflow: "hidden", whiteSpace: "nowrap" }),
    wide: () => part("p", "planted words", { left: "360px", whiteSpace: "nowrap" }),
    clash: () => [part("p", "planted one"), part("p", "planted two", { left: "24px" })],
    blank: () => stage.append(Object.assign(document.createElement("section"), { className: "planted" })),
    flat: () => style(stage, { height: 0, minHeight: 0, padding: 0, alignSelf: "start" }),
    covered: () => [
      part("button", "planted", { width: "60px", height: "60px" }),
      part("p", "over it", { width: "60px", height: "60px", background: "red" }),
    ],
    away: () => part("button", "planted", { left: "-200px", width: "60px", height: "60px" }),
    small: () => part("button", "planted", { width: "20px", height: "20px", padding: 0, fontSize: "2px" }),
    low: () => style(document.getElementById("confirm"), { position: "fixed", top: `${innerHeight - 30}px` }),
  };
  if (there) return void faults[name]();
  for (const one of document.querySelectorAll(".planted")) one.remove();
  for (const one of [stage, document.getElementById("confirm")]) one.removeAttribute("style");
};
