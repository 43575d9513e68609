export default () => {
  const files = new DataTransfer();
  files.items.add(new File(["{}"], "dropped.json", { type: "application/json" }));
  const given = { bubbles: true, cancelable: true, dataTransfer: files };
  return ["dragover", "drop"].map((type) => document.getElementById("stage").dispatchEvent(new DragEvent(type, given)));
};
