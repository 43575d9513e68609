export default async () => {
  const { markBoard } = await import(new URL("app/table/marks.js", document.baseURI));
  const part = Object.assign(document.createElement("span"), { textContent: "o", ariaLabel: "open" });
  part.dataset.target = "here";
  document.getElementById("app").append(part);
  const options = [{ target: "here", value: 1, text: "Fill it" }];
  const session = { view: { decision: { kind: "pick", seat: 0, code: "x", options } }, ui: {}, past: null };
  markBoard(session);
  const marked = part.getAttribute("role");
  part.ariaLabel = "filled";
  session.view = { decision: null };
  markBoard(session);
  const said = [marked, part.getAttribute("role"), part.ariaLabel];
  part.remove();
  return said;
};
