export default (selector) =>
  Array.from(document.querySelectorAll(selector), (one) => {
    const { display, position, margin, padding, overflow, backgroundColor } = getComputedStyle(one);
    return [display, position, margin, padding, overflow, backgroundColor].join(" ");
  });
