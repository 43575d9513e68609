// Which plates of strengths lie on a region, on each other or on a box of the chart.
export default (region) => {
  const box = (one) => one.getBoundingClientRect();
  const apart = (one, other) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
  const plates = [...document.querySelectorAll(".strength-plate")];
  const shape = document.querySelector(`.scene .edge[href="#jc2-${region}"]`);
  const path = document.querySelector(`#jc2-${region}`);
  const inverse = shape.getScreenCTM().inverse();
  const corners = ({ left, right, top, bottom }) => [
    [left, top],
    [right, top],
    [left, bottom],
    [right, bottom],
    [(left + right) / 2, (top + bottom) / 2],
  ];
  const onRegion = (plate) =>
    corners(box(plate)).some(([x, y]) => path.isPointInFill(new DOMPoint(x, y).matrixTransform(inverse)));
  const others = [...document.querySelectorAll(".jc2-box")];
  return plates.flatMap((plate, at) => [
    ...(onRegion(plate) ? ["region"] : []),
    ...others.filter((one) => !apart(box(one), box(plate))).map((one) => one.className),
    ...plates.slice(at + 1).flatMap((one) => (apart(box(one), box(plate)) ? [] : ["plate"])),
  ]);
};
