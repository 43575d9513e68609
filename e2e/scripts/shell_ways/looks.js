export default () =>
  Array.from(document.querySelectorAll(".game *"), (one) => {
    const { display, position, margin, padding, overflow, backgroundColor } = getComputedStyle(one);
    return [display, position, margin, padding, overflow, backgroundColor].join(" ");
  });
