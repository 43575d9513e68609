export default ({ words, lines }) => {
  const high = (one) => one.getBoundingClientRect().height / parseFloat(getComputedStyle(one).lineHeight);
  const shown = [...document.querySelectorAll(words)].filter((one) => one.checkVisibility() && one.clientWidth > 1);
  const cramped = shown.filter((one) => high(one) > lines + 0.5 || one.scrollWidth > one.clientWidth + 1);
  return shown.length ? cramped.map((one) => one.textContent) : ["nothing is there"];
};
