// The same as the stage draws it.
export default () => {
  const all = (selector) => [...document.querySelectorAll(`#stage ${selector}`)];
  const ids = (selector) => all(selector).map((one) => one.dataset.target);
  return {
    closed: ids(".region.closed"),
    poor: all(".region .poor").map((one) => one.parentElement.dataset.target),
    filled: ids(".order.filled"),
    values: Object.fromEntries(all(".order").map((one) => [one.dataset.target, one.querySelector("text").textContent])),
    defense: all(".site").map((one) => one.querySelector("text:not(.name, .numt, .whose)").textContent),
    balance: all(".balance .at")[0].textContent.toLowerCase(),
    chances: all(".jc1-ahead .p").map((one) => one.textContent),
  };
};
