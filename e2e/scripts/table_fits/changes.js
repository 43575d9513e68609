export default () => {
  const all = [...document.querySelectorAll(".motion .delta")];
  const away = all.filter((one) => {
    const figure = document.querySelector(`[data-figure="${one.dataset.of}"]`).getBoundingClientRect();
    return Math.abs(parseFloat(one.style.top) - figure.top) > figure.height + 2;
  });
  return [all.length, away.map((one) => one.dataset.of)];
};
