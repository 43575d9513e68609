// As many answers below the track as six families are asked with.
export default () => {
  const row = document.querySelector("#stage .vt .deals:not(.sides)") ?? document.querySelector("#stage .vt .deals");
  row.classList.remove("sides");
  while (row.children.length < 6) row.append(row.firstElementChild.cloneNode(true));
};
