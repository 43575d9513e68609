globalThis.clickTimes = [];
addEventListener("DOMContentLoaded", () => {
  let clicked = 0;
  addEventListener(
    "click",
    (event) => {
      clicked = event.timeStamp;
    },
    true,
  );
  new MutationObserver(() => {
    if (!clicked) return;
    const [from, channel] = [clicked, new MessageChannel()];
    clicked = 0;
    channel.port1.onmessage = () => globalThis.clickTimes.push(performance.now() - from);
    channel.port2.postMessage(null);
  }).observe(document.documentElement, { attributeFilter: ["data-rev"] });
});
