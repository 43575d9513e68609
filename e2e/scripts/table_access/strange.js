export default (scope, left = (text) => text) => {
  const found = [];
  const look = (text, told = text) => {
    if (/\p{L}[aeiou]|[aeiou]\p{L}/iu.test(left(text))) found.push(told);
  };
  const walker = document.createTreeWalker(document.querySelector(scope), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) look(node.data.trim());
  for (const element of document.querySelectorAll(`${scope} *`)) {
    for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt", "aria-valuetext"]) {
      const text = element.getAttribute(name)?.trim();
      if (text) look(text, `${name}: ${text}`);
    }
  }
  return [...new Set(found)];
};
