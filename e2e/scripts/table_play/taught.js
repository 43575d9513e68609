export default () => {
  const tip = document.querySelector(".tip:popover-open");
  if (!tip) return null;
  const { left, top, right, bottom } = tip.getBoundingClientRect();
  return { text: tip.textContent, inside: left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight };
};
