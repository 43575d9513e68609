export default () => {
  const all = (selector) => [...document.querySelectorAll(`#stage ${selector}`)];
  const isText = (node) => node.nodeType === Node.TEXT_NODE && node.data.trim();
  const written = (one) => [...one.childNodes].find(isText).data;
  return {
    closed: all(".order.closed")
      .map((one) => one.dataset.target)
      .sort(),
    filled: all(".order.filled")
      .map((one) => one.dataset.target)
      .sort(),
    towers: all(".tower .strength")
      .map((one) => one.textContent)
      .sort(),
    purses: all(".jc2-box .purse").map(written).sort(),
  };
};
