// Every plate of the text: what is missing on it, and whether what is cut out can be seen.
export default () =>
  [...document.querySelectorAll(".reading .plate .chartbox")].flatMap((box) => {
    const name = `${box.dataset.plate} (${box.dataset.cut})`;
    const board = box.querySelector(":scope > .plate-board");
    if (!board) return [`${name} is not drawn`];
    const frame = box.getBoundingClientRect();
    const seen = [...board.querySelectorAll(box.dataset.cut)].some((one) => {
      const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
      return (
        width > 0 && height > 0 && right > frame.left && left < frame.right && bottom > frame.top && top < frame.bottom
      );
    });
    const wrong = seen ? [] : [`${name} shows nothing`];
    if (box.dataset.drawn) wrong.push(`${name} lacks ${box.dataset.drawn}`);
    if (board.querySelector("[data-do], [data-target], [tabindex]")) wrong.push(`${name} can be touched`);
    return wrong;
  });
