// @ts-check
// Games as files: out as a download, in by choosing or dropping.

const TYPE = "application/json";

/**
 * A name that every file system takes.
 * @param {string} title
 */
const fileName = (title) =>
  `${
    title
      .replace(/[^\p{L}\p{N} _-]+/gu, "")
      .trim()
      .slice(0, 60) || "leadenhall"
  }.leadenhall.json`;

/**
 * @param {string} title
 * @param {string} text
 */
export const download = (title, text) => save(fileName(title), text, TYPE);

/**
 * @param {string} name of the file
 * @param {string} text
 * @param {string} type
 */
export function save(name, text, type) {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/**
 * Asks for a file; null when the reader thinks better of it.
 * @returns {Promise<File | null>}
 */
export function choose() {
  const input = Object.assign(document.createElement("input"), { type: "file", accept: ".json,application/json" });
  return new Promise((resolve) => {
    input.addEventListener("change", () => resolve(input.files?.[0] ?? null));
    input.addEventListener("cancel", () => resolve(null));
    input.click();
  });
}
