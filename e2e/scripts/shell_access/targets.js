export default () =>
  [...document.querySelectorAll("#app button, #app input, #app select, #app summary, #app a")]
    .filter((element) => element.getClientRects().length > 0)
    .map((element) => {
      const label = element.type === "checkbox" || element.type === "radio" ? element.closest("label") : element;
      const { width, height } = label.getBoundingClientRect();
      return { what: element.dataset.do ?? element.outerHTML.slice(0, 60), width, height };
    })
    .filter(({ width, height, what }) => (width < 44 || height < 44) && what !== "draft-switch");
