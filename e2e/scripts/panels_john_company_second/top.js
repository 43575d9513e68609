export default (selector) => {
  const panels = [...document.querySelectorAll("#stage .main .panel")].filter((one) => one.checkVisibility());
  const top = (one) => one.getBoundingClientRect().top;
  return panels.sort((a, b) => top(a) - top(b))[0].matches(selector);
};
