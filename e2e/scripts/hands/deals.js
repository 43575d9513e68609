// Offers between seats: composed clause by clause in the dialog, in the order of the offer that is wanted, and answered beside the table.
export default () => {
  const { hands } = globalThis;
  const { all, one, same, stuck } = hands;
  const press = (elements) => hands.press([elements].flat().filter(Boolean));
  const pressOr = (elements, why) => press(elements) ?? stuck(why, [elements].flat().find(Boolean));
  const plain = (clause) => JSON.stringify(Object.entries(clause).sort());
  const quoted = (value) => CSS.escape(JSON.stringify(value));

  /** Where offers are seen, when they are not. */
  const toOffers = () => {
    const tab = one("#tab-deals");
    if (tab && tab.getAttribute("aria-selected") !== "true") return press(tab);
    const nav = one('.nav [data-tab="deals"]');
    if (nav && !nav.hasAttribute("aria-current")) return press(nav);
    const drawer = one('[data-do="drawer"][aria-pressed="false"], [data-do="drawer"]:not([aria-pressed])');
    return drawer ? press(drawer) : null;
  };

  const answered = (move, id) => {
    const buttons = all(`[data-do="deal-move"][data-move="${move}"][data-offer="${id}"]`);
    if (buttons.length) return pressOr(buttons, "out of reach");
    if (one("dialog[open]")) return { do: "key", key: "Escape", on: "dialog" };
    return toOffers() ?? stuck(`offer ${id} cannot be answered (${move})`);
  };

  const opened = (counters) => {
    const brings = "dialog .deal";
    if (counters === null && hands.way === "keys") return { do: "key", key: "d", on: "d", brings };
    const ways =
      counters === null
        ? all('[data-do="deal-open"]:not([data-offer]):not([aria-disabled=true])')
        : all(`[data-do="deal-open"][data-offer="${counters}"]`);
    const way = press(ways);
    return way ? { ...way, brings } : (toOffers() ?? stuck("there is no way to make an offer"));
  };

  // ── composing ────────────────────────────────────────────────────────────────────────────────────────────────────

  /** Who takes part; null where it is as it should be. */
  const parties = (seats) => {
    const chips = all(".deal .party");
    const chosen = (chip) => chip.getAttribute("aria-pressed") === "true";
    const wrong = (wanted) =>
      chips.find((chip) => seats.includes(Number(chip.dataset.seat)) === wanted && chosen(chip) !== wanted);
    const chip = wrong(true) ?? wrong(false);
    return chip ? pressOr(chip, "out of reach") : null;
  };

  /** On a phone one side is seen at a time, and among several the pool of one. */
  const toSide = (side) => {
    const way = one(`.deal [data-do="deal-whose"][data-seat="${side}"][aria-pressed="false"]`);
    return way ? pressOr(way, "out of reach") : null;
  };

  /** The lines and the words of what lies on the scale: which of them a clause stands in. */
  const placeOf = (clauses, sorts, at) => {
    const lines = [];
    let words = 0;
    for (const [index, clause] of clauses.entries()) {
      if (sorts[clause.kind] === "word") {
        if (index === at) return { word: words };
        words += 1;
      } else if (sorts[clause.kind] !== "said") {
        const key = `${clause.from} ${clause.to}`;
        let line = lines.findIndex((one) => one.key === key);
        if (line < 0) line = lines.push({ key, n: 0 }) - 1;
        if (index === at) return { line, item: lines[line].n };
        lines[line].n += 1;
      }
    }
    return {};
  };

  const takenOff = (clauses, sorts, at) => {
    const { word, line, item } = placeOf(clauses, sorts, at);
    if (word !== undefined)
      return (
        toSide("words") ?? pressOr(one(`[data-do="deal-unsay"][data-at="${word}"]`), "a word cannot be taken back")
      );
    if (line !== undefined)
      return pressOr(
        one(`[data-do="deal-take"][data-line="${line}"][data-at="${item}"]`),
        "a piece cannot be taken off",
      );
    return said("");
  };

  const said = (text) => {
    const field = one('[data-do="deal-words"]');
    if (field) return hands.write(field, text) ?? stuck("out of reach", field);
    return toSide("words") ?? pressOr(one('[data-do="deal-say"]'), "nothing can be said");
  };

  /** Another choice in a list that opens: with the keys, which every browser takes. */
  const chosenIn = (list, value) => {
    const wanted = [...list.options].findIndex((option) => option.value === JSON.stringify(value));
    if (wanted < 0) return stuck(`${JSON.stringify(value)} is not among the choices`, list);
    if (document.activeElement !== list) return hands.toKey([list]);
    return { do: "key", key: wanted > list.selectedIndex ? "ArrowDown" : "ArrowUp", on: `blank ${list.selectedIndex}` };
  };

  const word = (wanted, there, clauses, sorts, at) => {
    if (!there || there.kind !== wanted.kind)
      return (
        toSide("words") ??
        pressOr(one(`[data-do="deal-verb"][data-kind="${wanted.kind}"]`), `nobody can say ${wanted.kind}`)
      );
    const { word: number } = placeOf(clauses, sorts, at);
    const fields = ["from", "to", ...Object.keys(wanted).filter((name) => !["kind", "from", "to"].includes(name))];
    const field = fields.find((name) => !same(there[name], wanted[name]));
    const list = one(`[data-do="deal-blank"][data-at="${number}"][data-field="${field}"]`);
    return list
      ? chosenIn(list, wanted[field])
      : (toSide("words") ?? stuck(`the blank ${field} of ${wanted.kind} cannot be filled`));
  };

  const SEVERAL = ".deal.several";
  /** What somebody gives: put on the scale, or handed to one of several. */
  const given = (wanted, field, counted) => {
    const { kind, from, to } = wanted;
    const value = quoted(counted ? null : wanted[field]);
    const held = all('[data-do="deal-to"]');
    const holding = one('[data-do="deal-hold"][aria-pressed="true"]');
    if (held.length && holding)
      return pressOr(
        held.filter((way) => way.dataset.seat === String(to)),
        "it cannot be given to them",
      );
    const piece = one(
      `[data-do="deal-put"][data-from="${from}"][data-to="${to}"][data-kind="${kind}"][data-value="${value}"]`,
    );
    const hold = one(`[data-do="deal-hold"][data-from="${from}"][data-kind="${kind}"][data-value="${value}"]`);
    if (one(SEVERAL) && !hold) return toSide(from) ?? stuck(`${kind} is not among what seat ${from} has`);
    return press([piece, hold]) ?? toSide(from) ?? stuck(`${kind} is not among what seat ${from} has`);
  };

  /** So many of something that is counted. */
  const number = (wanted, field, now, money) => {
    const { kind, from, to } = wanted;
    const by = wanted[field] > now ? 1 : -1;
    const steps = !money
      ? []
      : all(`[data-do="deal-step"][data-at="${quoted([from, to])}"]`).filter(
          (step) => Math.sign(Number(step.dataset.by)) === by,
        );
    if (steps.length) return pressOr(steps, "out of reach");
    if (by > 0) return given(wanted, field, true);
    return stuck(`there is too much ${kind} on the scale`);
  };

  const compose = (wants, sorts) => {
    const clauses = JSON.parse(one("dialog .deal").dataset.clauses);
    const at = wants.findIndex(({ clause }, index) => !clauses[index] || plain(clause) !== plain(clauses[index]));
    if (at < 0 && clauses.length > wants.length) return takenOff(clauses, sorts, clauses.length - 1);
    if (at < 0) {
      const send = one('[data-do="deal-send"]');
      if (send.getAttribute("aria-disabled") === "true")
        return stuck(`the offer cannot be sent (${one(".deal .ok")?.textContent.trim()})`);
      return pressOr(send, "out of reach");
    }
    const { clause: wanted, sort, field } = wants[at];
    const there = clauses[at];
    if (sort === "said") return there && there.kind !== "words" ? takenOff(clauses, sorts, at) : said(wanted.text);
    if (sort === "word" && (!there || there.kind === wanted.kind)) return word(wanted, there, clauses, sorts, at);
    const alike = there && there.kind === wanted.kind && there.from === wanted.from && there.to === wanted.to;
    if ((sort === "counted" || sort === "money") && (!there || alike)) {
      const now = alike ? there[field] : 0;
      return now > wanted[field] && sort === "counted"
        ? takenOff(clauses, sorts, at)
        : number(wanted, field, now, sort === "money");
    }
    if (!there) return given(wanted, field, false);
    // what stands in the way comes off; what follows is put on again in its order
    return takenOff(clauses, sorts, at);
  };

  hands.deal = ({ move, offer, wants, sorts, seats }) => {
    if (["accept", "reject", "withdraw"].includes(move)) return answered(move, offer);
    if (!one("dialog .deal")) return one("dialog[open]") ? { do: "key", key: "Escape", on: "dialog" } : opened(offer);
    return parties(seats) ?? compose(wants, sorts);
  };
};
