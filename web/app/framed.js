// @ts-check
// Inside another page the whole page refuses to act: whoever put it there could lay something over it. Frames are for embed.html.

/** Whether this is the whole page, inside a frame. */
export const framed = () => window.parent !== window && !("embedded" in document.documentElement.dataset);

/** @param {(key: string, english: string) => string} words */
export function refuseFrame(words) {
  const refusal = document.createElement("p");
  refusal.textContent = words(
    "boot.framed",
    "This page does nothing inside another page, where somebody could make you click on what you cannot see.",
  );
  const way = Object.assign(document.createElement("a"), { href: location.href, target: "_blank", rel: "noopener" });
  way.textContent = words("boot.framed-open", "Open Leadenhall in its own window");
  document.body.replaceChildren(refusal, way);
  document.documentElement.dataset.ready = "framed";
}
