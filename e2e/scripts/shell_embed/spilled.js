export default () => {
  const aside = ".stage, .opts, .sr, svg, .motion";
  const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(aside);
  const spilled = (one) => one.getBoundingClientRect().right > innerWidth + 1;
  const found = [...document.querySelectorAll(".table *")].filter((one) => seen(one) && spilled(one));
  return [document.documentElement.scrollWidth - innerWidth, found.map((one) => `${one.tagName}.${one.className}`)];
};
