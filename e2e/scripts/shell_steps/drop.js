export default (text) => {
  const files = new DataTransfer();
  files.items.add(new File([text], "dropped.json", { type: "application/json" }));
  const place = document.querySelector(".lobby");
  for (const type of ["dragover", "drop"]) {
    place.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: files }));
  }
};
