export default () => {
  const pane = document.querySelector("#stage .pane").getBoundingClientRect();
  const inside = (a) => a.right > pane.left && a.left < pane.right && a.bottom > pane.top && a.top < pane.bottom;
  const all = [...document.querySelectorAll("#stage .pane .is-option")];
  return { all: all.length, seen: all.filter((one) => inside(one.getBoundingClientRect())).length };
};
