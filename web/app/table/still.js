// @ts-check
// A table that is being set up: everything of it can be read, and nothing but what needs no rules can be done.

const WORKS = '[data-do="settings"], [data-do="picture-rules"], [data-do="lobby"]';
const DOES = 'button, input, select, [data-do], [tabindex="0"]';
const STILL = "#app :is(.picture, .curtain[aria-busy])";
/** What is scrolled by keys through what stands in it. */
const SCROLLS = ".picture :is(#stage, .answering)";

function letGo() {
  for (const element of document.querySelectorAll("#app [data-held-still]")) {
    delete element.dataset.heldStill;
    element.inert = false;
  }
  for (const element of document.querySelectorAll("#app [data-scrolls-still]")) {
    delete element.dataset.scrollsStill;
    element.removeAttribute("tabindex");
  }
}

/** To be called after each paint of a table: what a picture holds still works when it has become the table. */
export function holdStill() {
  letGo();
  for (const element of document.querySelectorAll(`${STILL} :is(${DOES})`)) {
    if (element.matches(WORKS) || element.querySelector(WORKS)) continue;
    element.dataset.heldStill = "";
    element.inert = true;
  }
  for (const element of document.querySelectorAll(SCROLLS)) {
    element.dataset.scrollsStill = "";
    element.tabIndex = 0;
  }
}
