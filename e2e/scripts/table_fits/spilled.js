export default () => {
  const found = [];
  for (const player of document.querySelectorAll(".player")) {
    const frame = player.getBoundingClientRect();
    const list = player.parentElement.getBoundingClientRect();
    for (const part of player.querySelectorAll(".name, .vp, .stats > span, .arms")) {
      const box = part.getBoundingClientRect();
      if (!box.width) continue;
      const beside = box.right > frame.right || box.left < frame.left;
      const outside = beside || box.bottom > Math.min(frame.bottom, list.bottom) || box.top < frame.top;
      if (outside) found.push(`${part.className} leaves its panel`);
    }
    for (const part of player.querySelectorAll(".name, .vp")) {
      const lines = part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).fontSize);
      if (lines > 1.9) found.push(`${part.className} is broken`);
    }
  }
  return [...new Set(found)];
};
