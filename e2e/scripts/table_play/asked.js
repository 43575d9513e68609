export default (s, decision) => {
  const usual = { kind: "pick", seat: 0, code: "test", text: "?", help: "", rule: null, confirm: "{choice}!" };
  s.now = { ...s.now, decision: { ...usual, ...decision } };
  s.repaint();
};
