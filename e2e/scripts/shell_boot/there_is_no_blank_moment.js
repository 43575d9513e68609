window.blanks = NaN; // a frame may come before the parser has reached the boot screen
const look = () => {
  const boot = document.getElementById("boot");
  if (boot && Number.isNaN(window.blanks)) window.blanks = 0;
  if (!boot && !document.querySelector("#app")?.childElementCount) window.blanks += 1;
  requestAnimationFrame(look);
};
requestAnimationFrame(look);
