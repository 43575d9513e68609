// Which of the selectors something on the page answers to.
export default (selectors) => selectors.filter((selector) => document.querySelector(selector));
