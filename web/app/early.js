// @ts-check
// Runs before the first paint (a plain script in the head): puts the reader's own choices on <html>, so that nothing flashes, and
// listens for the one failure of which no other script could tell: that the first of them does not arrive.
// The keys and values are those of settings.js.
(() => {
  const root = document.documentElement;
  // the boot screen is for tables that need the rules before anything can be drawn
  if (!("embedded" in root.dataset) && !/^#\/(table|play|lesson)\/[\w-]/.test(location.hash))
    root.dataset.first = "page";
  try {
    const { theme: chosen, motion, text } = JSON.parse(localStorage.getItem("leadenhall/settings") ?? "{}");
    // an embedded table follows the page around it
    const theme = new URLSearchParams(location.search).get("theme") ?? chosen;
    if (theme === "light" || theme === "dark") root.dataset.theme = theme;
    if (motion === "off" || motion === "quick") root.dataset.motion = motion;
    if (text === "large" || text === "larger") root.dataset.text = text;
  } catch {
    // Unreadable or forbidden storage: the page then follows the system, and settings.js says so where it matters.
  }
})();

addEventListener(
  "error",
  ({ target }) => {
    if (!(target instanceof HTMLScriptElement) || !/\/app\/(boot|poster)\.js$/.test(target.src)) return;
    const show = () => {
      const alert = /** @type {HTMLElement} */ (document.getElementById("bootbroken"));
      alert.hidden = false;
      alert.querySelector("button")?.addEventListener("click", () => location.reload());
      delete document.documentElement.dataset.first;
      document.documentElement.dataset.ready = "trouble";
    };
    if (document.getElementById("bootbroken")) show();
    else addEventListener("DOMContentLoaded", show);
  },
  true,
);
