// How each kind of question is answered: what to press next, seen from what stands in the bar and on the board.
export default () => {
  const { hands } = globalThis;
  const { all, one, same, stuck } = hands;
  const indexOf = (decision, value) => decision.options.findIndex((option) => same(option.value, value));
  const placesOf = (index) => all(`.decision [data-do="answer-choose"][data-index="${index}"]`);
  const pressed = (element) => element.getAttribute("aria-pressed") === "true";
  const onBoard = ({ target }) =>
    target ? all('#stage [data-do="answer-target"]').filter((element) => element.dataset.target === target) : [];

  /** On the board; where several options share a place, each press goes on to the next of them, which is another gesture. */
  const byPlace = (option) => {
    const gesture = hands.press(onBoard(option));
    const now = all(".decision [data-do=answer-choose]").find(pressed);
    return gesture && now && !gesture.tab ? { ...gesture, on: `${gesture.on} after ${now.dataset.index}` } : gesture;
  };

  /** The whole list of a long question; null where it is open already, or there is none. */
  const openList = () => {
    const more = one('.decision .more[aria-expanded="false"]') ?? one(".decision .more");
    const hung = one(".decision .groups");
    if (hung || !more) return null;
    return hands.way === "keys" ? { do: "key", key: "m", on: "m" } : hands.click([more]);
  };

  /** The key that stands before an option. */
  const byLetter = (index) => {
    const key = placesOf(index)
      .map((element) => element.querySelector(".key")?.textContent.trim())
      .find(Boolean);
    if (!key) return null;
    const listed = /[1-9]/.test(key) || one(".decision .drop .groups");
    return listed ? { do: "key", key: key.toLowerCase(), on: key } : null;
  };

  const choose = (decision, index) => {
    const option = decision.options[index];
    const out = all(`.decision [data-do="answer-out"][data-index="${index}"]`);
    if (out.length) return hands.press(out);
    if (hands.board && hands.way !== "keys") {
      const there = byPlace(option);
      if (there) return there;
    }
    const places = placesOf(index);
    if (hands.way === "keys" && places.length) return byLetter(index) ?? hands.toKey(places);
    return (
      hands.click(places) ??
      openList() ??
      byPlace(option) ??
      stuck(places.length ? "the option is out of reach" : "the option is nowhere", places[0] ?? null)
    );
  };

  /** The field of the answer at this place, where several numbers of a decision stand side by side. */
  const fieldAt = (place) => one(`.decision input[name="field-${place}"]`);

  const KINDS = {
    pick(decision, answer) {
      const index = indexOf(decision, answer);
      if (index < 0) return stuck(`${JSON.stringify(answer)} is not offered`);
      const { target, closed } = decision.options[index];
      if (closed) return stuck(`${JSON.stringify(answer)} is closed: ${closed.text}`);
      const alone = decision.options.filter((option) => option.target === target && !option.closed).length === 1;
      const chosen =
        placesOf(index).some(pressed) ||
        (target && alone && onBoard({ target }).some((element) => element.matches(".is-chosen")));
      return chosen ? hands.finish() : choose(decision, index);
    },

    pick_many(decision, answer) {
      const list = openList();
      if (list) return list;
      const open = decision.options.map((option, index) => [option, index]).filter(([option]) => !option.closed);
      const wanted = answer.map((value) => indexOf(decision, value));
      if (wanted.includes(-1)) return stuck(`${JSON.stringify(answer)} is not offered`);
      const wrong = open.find(([, index]) => placesOf(index).some(pressed) && !wanted.includes(index));
      if (wrong) return choose(decision, wrong[1]);
      const next = wanted.find((index) => !placesOf(index).some(pressed));
      return next === undefined ? hands.finish() : choose(decision, next);
    },

    amount(decision, answer, place) {
      const beside = fieldAt(place);
      if (beside) return beside.value === String(answer) ? hands.finish() : hands.write(beside, answer);
      if (decision.out && same(decision.out.value, answer)) return hands.press(all(".decision [data-do=answer-out]"));
      const rung = one(`.ladder [data-to="${answer}"]`);
      if (rung) {
        if (rung.getAttribute("aria-checked") === "true") return hands.finish();
        if (hands.way !== "keys") return hands.click([rung]) ?? stuck("out of reach", rung);
        const now = one(".ladder [aria-checked=true]");
        if (document.activeElement !== now) return hands.toKey([now]);
        return { do: "key", key: Number(now.dataset.to) < answer ? "ArrowRight" : "ArrowLeft", on: "rung" };
      }
      const field = one(".decision .amount .number");
      if (!field) return stuck("there is no field for the number");
      if (field.value === String(answer)) return hands.finish();
      const set = one(`.decision .amount [data-do="answer-set"][data-to="${answer}"]`);
      const step = answer > Number(field.value) ? decision.step : -decision.step;
      const near = Math.abs(answer - Number(field.value)) === decision.step;
      const next = near ? one(`.decision .amount [data-do="answer-step"][data-by="${step}"]`) : null;
      const quick = hands.way === "keys" ? null : hands.click([set, next].filter(Boolean));
      return quick ?? hands.write(field, answer);
    },

    allocate(decision, answer) {
      const fields = decision.slots.map((slot, at) => one(`.decision input[name="slot-${at}"]`));
      const now = fields.map((field) => Number(field?.value ?? 0));
      const wrong = answer.map((n, at) => [n - now[at], at]).filter(([by]) => by);
      if (!wrong.length) return hands.finish();
      // what is too much goes first, so that there is enough for the rest
      const [by, at] = wrong.find(([more]) => more < 0) ?? wrong[0];
      if (!fields[at]) return stuck(`there is no field for place ${at + 1}`);
      if (hands.way !== "keys" && Math.abs(by) <= 2) {
        const button = one(`.decision [data-do="answer-allot"][data-at="${at}"][data-by="${Math.sign(by)}"]`);
        const pressedOne = hands.click([button].filter(Boolean));
        if (pressedOne) return pressedOne;
      }
      return hands.write(fields[at], answer[at]) ?? stuck("out of reach", fields[at]);
    },

    arrange(decision, answer) {
      const places = all(".decision .order .place");
      const keys = places.map((place) => place.querySelector("[data-do=answer-drag]").dataset.key);
      const wanted = answer.map((value) => JSON.stringify(value));
      const at = wanted.findIndex((key, place) => keys[place] !== key);
      if (at < 0) return hands.finish();
      const from = keys.indexOf(wanted[at]);
      if (from < 0) return stuck(`${wanted[at]} is not among the things to be ordered`);
      const handle = places[from].querySelector("[data-do=answer-drag]");
      if (hands.way !== "keys")
        return hands.click([places[from].querySelector('[data-by="-1"]')]) ?? stuck("out of reach", handle);
      return document.activeElement === handle ? { do: "key", key: "ArrowLeft", on: "order" } : hands.toKey([handle]);
    },
  };

  /** Sends the answer, or goes on to the next one of the same decision where it would be sent too early. */
  const goOn = (steps, at) => {
    const rest = steps.slice(at + 1);
    const ends = rest.length === 1 && same(rest[0].answer, rest[0].decision.ends);
    const more = rest.length && !ends ? one(".decision [data-do=compose-on]") : null;
    return more ? (hands.press([more]) ?? stuck("out of reach", more)) : hands.confirm();
  };

  // ── several answers that are one decision ────────────────────────────────────────────────────────────────────────

  /** What is composed otherwise than it was answered, from this answer on. */
  const mend = (steps, composed, at) => {
    const { bar } = steps[0].decision;
    const step = steps[at];
    if (bar) {
      const rows = bar.rows.filter(({ values }) => values.some((value) => same(value, step?.answer)));
      const row = bar.rows.indexOf(rows[0]);
      const n = row < 0 ? -1 : bar.rows[row].values.findIndex((value) => same(value, step.answer));
      const other = n < 0 ? null : one(`[data-do="compose-prefer"][data-row="${row}"][data-n="${n}"]`);
      const last = composed.findLastIndex((value) => row >= 0 && bar.rows[row].values.some((one) => same(one, value)));
      if (other && last === at) return hands.press([other]) ?? stuck("out of reach", other);
      const clear = one("[data-do=compose-clear]");
      return (clear && hands.press([clear])) ?? stuck("what is composed cannot be cleared");
    }
    const field = step && fieldAt(at);
    if (field) return hands.write(field, step.answer) ?? stuck("out of reach", field);
    const index = step ? indexOf(step.decision, step.answer) : -1;
    const again = one(`[data-do="compose-again"][data-at="${at}"][data-index="${index}"]`);
    const back = one(`[data-do="compose-ask"][data-at="${at}"]`);
    return hands.press([again, back].filter(Boolean)) ?? stuck(`answer ${at + 1} of the decision cannot be changed`);
  };

  const takeOne = (steps, composed) => {
    const [{ decision }] = steps;
    const at = composed.length;
    const { rows, columns } = decision.bar;
    const row = rows.findIndex(({ values }) => values.some((value) => same(value, steps[at]?.answer)));
    if (row < 0) {
      const index = at ? -1 : indexOf(decision, steps[0].answer);
      const out = index < 0 ? [] : all(`.decision [data-do="answer-out"][data-index="${index}"]`);
      return out.length ? hands.press(out) : hands.confirm();
    }
    const column = columns.findIndex(({ value }) => same(value, steps[at + 1]?.answer));
    const hung = one('.decision .hung[aria-expanded="false"]');
    if (hung) return hands.press([hung]);
    const way = columns.length
      ? all(`[data-do="compose-take"][data-row="${row}"][data-column="${column}"]`)
      : all(`[data-do="compose-run"][data-row="${row}"][aria-pressed="false"]`).slice(0, 1);
    const open = way.filter((element) => !element.disabled);
    return (open.length && hands.press(open)) || stuck("it cannot be taken", way[0]);
  };

  hands.answer = ({ steps }) => {
    const bar = one(".decision[data-kind]");
    if (!bar) return stuck("no question stands in the bar");
    const composed = JSON.parse(bar.dataset.composed);
    const apart = composed.findIndex((value, at) => !same(value, steps[at]?.answer));
    if (apart >= 0) return mend(steps, composed, apart);
    if (composed.length >= steps.length) return hands.confirm();
    if (one(".decision .matrix, .decision .runs, .decision .hung")) return takeOne(steps, composed);
    const { decision, answer } = steps[composed.length];
    if (bar.dataset.code !== decision.code)
      return stuck(`the page asks ${bar.dataset.code}, the rules ${decision.code}`);
    hands.finish = () => goOn(steps, composed.length);
    return KINDS[decision.kind](decision, answer, composed.length) ?? stuck("the answer is out of reach");
  };
};
