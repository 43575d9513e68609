// Styles that are fetched when they are needed.

/** Fulfilled when a file of styles holds. */
export function addStyle({ href }) {
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => reject(new Error(`${href} did not arrive`));
    document.head.append(link);
  });
}
