// The ways to press an element: by pointer where it is, by keys with Tab and Enter.
export default () => {
  const { hands } = globalThis;
  const { one } = hands;
  const TABS = 160;
  const reaches = (element) =>
    element && (element === document.activeElement || element.contains(document.activeElement));

  const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";
  const stopsOf = (root) =>
    hands.all(STOPS, root).filter((one) => one.tabIndex >= 0 && !one.matches(":disabled, [inert] *"));

  /** Forwards or back, whichever way is shorter: past every line of the log nobody goes who need not. */
  const wayTo = (element) => {
    const from = document.activeElement ?? document.body;
    // out of the page at one end, it goes on at the other
    if (from === document.body) return hands.tabs ? hands.towards : "Tab";
    const stops = stopsOf(document.querySelector("dialog:modal") ?? document);
    const at = stops.findIndex((one) => element.contains(one));
    const { DOCUMENT_POSITION_FOLLOWING: AFTER } = Node;
    const here = stops.findLastIndex((one) => one === from || one.compareDocumentPosition(from) & AFTER);
    const ahead = (at - here + stops.length) % stops.length;
    return at >= 0 && ahead > stops.length / 2 ? "Shift+Tab" : "Tab";
  };

  /** By keys alone: Tab until the element has the focus, and then the key. */
  hands.toKey = (elements, key = "Enter") => {
    const list = [elements].flat().filter(Boolean);
    if (!list.length) return null;
    if (list.some(reaches)) return { do: "key", key, on: key };
    // so are the tabs of a list: the one that is open is the stop
    const tabs = list[0].closest("[role=tablist]");
    const stop = tabs && one("[role=tab][tabindex='0']", tabs);
    if (stop && stop !== list[0])
      return reaches(stop) ? { do: "key", key: "ArrowRight", on: `tab ${stop.id}` } : hands.toKey([stop]);
    // the board is one stop; inside it the arrows move
    const marked = list.some((one) => one.matches("#stage [data-do=answer-target]"));
    if (marked && document.activeElement?.matches("#stage [data-do=answer-target]"))
      return { do: "key", key: hands.tabs % 4 === 3 ? "ArrowDown" : "ArrowRight", on: "arrow", tab: true };
    if (hands.tabs > TABS) return hands.stuck("Tab does not lead to it", list[0]);
    hands.towards = wayTo((marked && one("[data-do=answer-target][tabindex='0']")) || list[0]);
    return { do: "key", key: hands.towards, on: hands.towards, tab: true };
  };

  /** Presses one of these in the way that is played; null where none can be reached. */
  hands.press = (elements, more) => (hands.way === "keys" ? hands.toKey(elements) : hands.click(elements, more));

  /** A number, written into a field. */
  hands.write = (field, text) => {
    if (document.activeElement === field) return { do: "write", text: String(text), on: field.name };
    return hands.way === "keys" ? hands.toKey([field]) : hands.click([field]);
  };

  /** Sends the answer that stands in the bar. */
  hands.confirm = () => {
    const button = one("#confirm");
    if (!button) return hands.stuck("there is nothing to confirm with");
    if (button.getAttribute("aria-disabled") === "true") return hands.stuck(`it cannot be confirmed (${button.title})`);
    if (hands.way !== "keys") return hands.click([button]) ?? hands.stuck("out of reach", button);
    const own = document.activeElement?.closest("button, a, summary, [role=button], [role=tab], [tabindex='0']");
    // on a place of the board Enter takes it back where several may be chosen
    const alone = one(".decision")?.dataset.kind === "pick" ? ", [aria-pressed=true][data-do=answer-target]" : "";
    const chosen = document.activeElement?.matches(
      `[aria-pressed=true][data-do=answer-choose], [data-do=answer-drag]${alone}`,
    );
    const field = document.activeElement?.matches("input");
    return !own || chosen || field || own === button
      ? { do: "key", key: "Enter", on: "confirm" }
      : hands.toKey([button]);
  };
};
