// From now on what a chip lies on when it is put down is written into the list that this returns: words and figures of the table.
export default () => {
  const texts = (panel) => {
    const walker = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node.textContent.trim() && !node.parentElement.closest(".sr, title, desc, .chg")) found.push(node);
    return found;
  };
  const apart = (one, other) =>
    one.right <= other.left || one.left >= other.right || one.bottom <= other.top || one.top >= other.bottom;
  const seen = (element, box) => {
    const on = document.elementsFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
    return on.some((one) => one.contains(element));
  };
  const under = (chip) => {
    const box = chip.getBoundingClientRect();
    const range = document.createRange();
    return [...document.querySelectorAll(".rail.left, #stage")].flatMap(texts).filter((node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].some((one) => one.width && !apart(one, box) && seen(node.parentElement, one));
    });
  };
  const told = { chips: 0, covered: [] };
  const look = (added) => {
    for (const chip of added.filter((one) => one.matches?.(".chg"))) {
      told.chips += 1;
      for (const node of under(chip)) told.covered.push(`${chip.textContent} on ${node.textContent.trim()}`);
    }
  };
  new MutationObserver((changes) => look(changes.flatMap(({ addedNodes }) => [...addedNodes]))).observe(
    document.getElementById("motion"),
    { childList: true },
  );
  return told;
};
