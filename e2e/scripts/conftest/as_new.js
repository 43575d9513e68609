// Whether a page can be used by another test: it keeps and shows nothing beside the settings that it began with, and its clock is the
// browser's.
export default (settings) => {
  const { dataset } = document.documentElement;
  delete dataset.theme;
  const own = Object.keys(localStorage).filter((key) => !key.startsWith("leadenhall/journal/"));
  return (
    own.every((key) => key === "leadenhall/settings" && localStorage[key] === settings) &&
    dataset.motion === "off" &&
    !document.querySelector("dialog[open], .notice") &&
    !("__pwClock" in globalThis)
  );
};
