// Which pages a printer would get, asked while the page prints.
export default () => {
  globalThis.printed = [];
  window.print = () => {
    const all = [...document.querySelectorAll(".reading .sheet")];
    globalThis.printed.push(all.filter((one) => !one.classList.contains("left-out")).map((one) => one.id));
  };
};
