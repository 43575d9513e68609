export default () => {
  const dialog = document.querySelector("dialog[open]");
  const inside = ({ left, right, top, bottom }) =>
    left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const scrolls = ".pool, .steps, .clauses, .pan, .talk > section, .dsheet > .words, .answers, .parties";
  const said = (element) => element.closest("[title]")?.title || element.closest("[aria-label]");
  const found = inside(dialog.getBoundingClientRect()) ? [] : ["the dialog"];
  for (const element of dialog.querySelectorAll("button, select, input, h2, h3, b, small")) {
    const box = element.getBoundingClientRect();
    if (!box.width || element.closest(".sr")) continue;
    if (!element.closest(scrolls) && !inside(box)) found.push(`outside: ${element.outerHTML.slice(0, 120)}`);
    if (element.scrollWidth > element.clientWidth + 1 && !said(element))
      found.push(`cut: ${element.outerHTML.slice(0, 120)}`);
  }
  if (dialog.scrollHeight > dialog.clientHeight + 1 || dialog.scrollWidth > dialog.clientWidth + 1)
    found.push("the dialog scrolls");
  return found;
};
