// The chips of what has changed: how many there are, those that are far from their number, and those that lie on a number or a name.
export default () => {
  const NEAR = 44;
  const all = [...document.querySelectorAll(".chg.flies")];
  const boxOf = (one) => one.getBoundingClientRect();
  const apart = (one, other) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
  const figure = ({ dataset: { of } }) =>
    boxOf(document.querySelector(`[data-figure="${of}"], #stage [data-target="${of}"]`));
  const between = (one, other) =>
    Math.max(other.left - one.right, one.left - other.right, other.top - one.bottom, one.top - other.bottom);
  const range = document.createRange();
  const written = [...document.querySelectorAll("[data-figure], .player .name")].flatMap((one) => {
    range.selectNodeContents(one);
    return [...range.getClientRects()];
  });
  const away = all.filter((chip) => between(boxOf(chip), figure(chip)) > NEAR);
  const over = all.filter((chip) => written.some((box) => box.width && !apart(boxOf(chip), box)));
  const names = (chips) => chips.map((one) => `${one.dataset.of} ${one.textContent}`);
  return [all.length, names(away), names(over)];
};
