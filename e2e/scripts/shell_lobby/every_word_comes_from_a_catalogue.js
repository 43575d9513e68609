export default () => {
  const found = [];
  // words of the rules core, which are disguised there
  const engine =
    ".game h3, .game p, .game .f, .game .sr, .leading .sub, .comp header span, .comp label, .levels, .comp .values, option";
  const walker = document.createTreeWalker(document.getElementById("app"), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent.trim();
    if (/[a-z]{2}/i.test(text) && !node.parentElement.closest(engine) && !/^\[.*\]$/.test(text)) found.push(text);
  }
  for (const element of document.querySelectorAll("#app [aria-label], #app [title]")) {
    if (element.closest(".comp .values")) continue;
    for (const name of ["aria-label", "title"]) {
      const text = element.getAttribute(name);
      if (text && !text.startsWith("[")) found.push(text);
    }
  }
  return found;
};
