export default (button) => {
  button.title = "One more";
  const of = { bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true };
  const [down, up, click] = ["pointerdown", "pointerup", "click"].map((type) => new PointerEvent(type, of));
  button.dispatchEvent(down);
  const change = { childList: true, subtree: true };
  return new Promise((heard) => new MutationObserver(heard).observe(document.body, change)).then(() => {
    const told = document.querySelector(".tip:popover-open") !== null;
    button.dispatchEvent(up);
    button.dispatchEvent(click);
    return told;
  });
};
