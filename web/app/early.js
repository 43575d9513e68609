// Runs before the first paint (a plain script in the head): puts the reader's own choices on <html>, so that nothing flashes.
// The keys and values are those of settings.js.
(() => {
  const root = document.documentElement;
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
