// All that is done beside answering: the screen is taken over and given on, acts, undo and redo, and what lies in the way is put away.
export default () => {
  const { hands } = globalThis;
  const { all, one, press, stuck } = hands;
  const CLOSERS = [
    '.notice [data-do="dismiss"]',
    ".recap.whole [data-do=recap-close]",
    ".recap.docked [data-do=recap-fold]",
    ".decision.result [data-do=moment-next]",
    "#screen-end [data-do=screen]",
  ];

  const testing = () => import(new URL("app/testing.js", document.baseURI).href);

  /** Moments may follow each other: to go on from another one is another gesture. */
  const told = (gesture) => {
    const moment = one(".decision.result .ask");
    return gesture && moment ? { ...gesture, on: `${gesture.on}, ${moment.textContent.trim()}` } : gesture;
  };

  const LIFTS = 6;
  /** Assistive technology clicks without holding; false where that does not lift the curtain. */
  const lifted = async () => {
    for (let at = 0; at < LIFTS; at += 1) {
      const curtain = hands.holds ? null : one("#curtain-hold");
      if (!curtain) return true;
      curtain.click();
      await hands.rest();
    }
    return false;
  };

  /** What hides the table from whoever would go on. */
  const inTheWay = () => {
    const curtain = one("#curtain-hold");
    if (curtain && hands.holds) {
      const place = hands.point(curtain);
      if (hands.way === "keys") return { do: "hold-key", key: "Enter", on: "curtain" };
      return place ? { do: "hold", ...place, on: "curtain" } : stuck("out of reach", curtain);
    }
    const error = one(".notice.error");
    if (error) return stuck(`the page says: ${error.textContent.trim().replace(/\s+/g, " ")}`);
    for (const selector of CLOSERS) {
      const closer = one(selector);
      if (closer) return told(press([closer])) ?? stuck("out of reach", closer);
    }
    return null;
  };

  /** On a phone, the part of the table where something is. */
  const toTab = (tab) => {
    const way = one(`.nav [data-tab="${tab}"]`);
    return way && !way.hasAttribute("aria-current") ? press([way]) : null;
  };

  const closeDialog = () => ({ do: "key", key: "Escape", on: "dialog" });

  hands.giveScreen = (seat) => {
    const buttons = all(`[data-do="give-screen"][data-seat="${seat}"]`);
    if (buttons.length) return press(buttons) ?? stuck("out of reach", buttons[0]);
    if (one("dialog[open]")) return closeDialog();
    const whole = one(`.player .whole[data-seat="${seat}"]`);
    const player = one(`.player[data-seat="${seat}"]`);
    return (
      (whole && press([whole])) ??
      (player && press([player])) ??
      toTab("players") ??
      stuck(`the screen cannot be given to seat ${seat}`)
    );
  };

  const deeds = {
    answer(deed) {
      const tab = one(".table")?.dataset.tab;
      if (tab && tab !== "stage" && one(".nav")) return toTab("stage") ?? stuck("there is no way back to the board");
      return hands.answer(deed);
    },
    act({ index }) {
      const again = one("#act-again");
      if (again) return press([again]) ?? stuck("out of reach", again);
      const way = one(`[data-do="act"][data-index="${index}"]`);
      if (way) return press([way]) ?? stuck("out of reach", way);
      if (one('[data-do="hang"][data-name="acts"][aria-expanded="true"]')) return stuck("the act is not in the list");
      const opener = one('[data-do="hang"][data-name="acts"]');
      if (opener && hands.way === "keys") return { do: "key", key: "a", on: "a" };
      return (opener && press([opener])) ?? toTab("stage") ?? stuck("there is no way to what can be done beside");
    },
    undo() {
      if (one('.masthead [data-do="undo"][aria-disabled="true"]')) return { do: "cannot" };
      if (hands.way === "keys") return { do: "key", key: "z", on: "z" };
      return press(all('.masthead [data-do="undo"]')) ?? stuck("there is no way to undo");
    },
    redo() {
      if (document.querySelector('.masthead [data-do="redo"][aria-disabled="true"]')) return { do: "cannot" };
      if (hands.way === "keys") return { do: "key", key: "Shift+Z", on: "Z" };
      const tool = press(all('[data-do="redo"]'));
      const menu = one('[data-do="menu"]');
      return tool ?? (menu && press([menu])) ?? stuck("there is no way to redo");
    },
    take_back({ position }) {
      const back = all(`[data-do="take-back"][data-position="${position}"]`);
      return press(back) ?? stuck("what was passed cannot be asked again");
    },
    deal: (deed) => hands.deal(deed),
    what_if: (deed) => hands.whatIf(deed),
    go_back: (deed) => hands.goBack(deed),
    home: () => hands.home(),
  };
  /** What is done from a moment of the past; for all else it is left. */
  const OF_THE_PAST = new Set(["what_if", "go_back", "home"]);

  /** A table of which one of these is another has moved on. */
  const MOVED = ["id", "position", "branch", "branches"];

  /** What a hand does next so that this deed comes true; `done` when the table has moved on. */
  hands.next = async (fresh) => {
    if (fresh) Object.assign(hands, { deed: fresh, way: fresh.way, board: fresh.board, holds: fresh.holds, tabs: 0 });
    const { deed } = hands;
    if (hands.touched && !(await hands.rest())) return stuck("the page does not come to rest");
    hands.touched = false;
    await arrived();
    const { standing, digest } = await testing();
    const moved = () => {
      const now = standing();
      if (!now) return stuck("the table has been left");
      const on = MOVED.some((what) => now[what] !== deed[what]);
      return on ? { do: "done", standing: { ...now, digest: digest() } } : null;
    };
    // with the screen somebody may get something that is passed for them
    const done = moved() ?? ((await lifted()) ? moved() : stuck("the curtain does not lift"));
    if (done) return done;
    const first = inTheWay();
    if (first) return touched(first);
    const past = OF_THE_PAST.has(deed.what) ? null : one('[data-do="past-leave"]');
    if (past) return touched(press([past]) ?? stuck("out of reach", past));
    const away = standing().viewer !== deed.seat;
    if (!away && deed.what !== "deal" && one("dialog[open]")) return touched(closeDialog());
    return touched(away ? hands.giveScreen(deed.seat) : deeds[deed.what](deed));
  };

  const ARRIVES = 600;
  /** What is fetched when it is first asked for has come. */
  const arrived = async () => {
    for (let at = 0; hands.awaited && !one(hands.awaited) && at < ARRIVES; at += 1) await hands.rest();
    hands.awaited = null;
  };

  const touched = (gesture) => {
    hands.awaited = gesture.brings ?? null;
    hands.touched = !gesture.tab;
    hands.tabs = gesture.tab ? hands.tabs + 1 : 0;
    hands.side = !hands.side;
    return gesture;
  };

  /** The table that is on the screen, or is coming. */
  hands.stands = async () => {
    const { standing, digest } = await testing();
    for (let at = 0; document.documentElement.dataset.ready !== "table" && at < 3000; at += 1)
      await new Promise((done) => setTimeout(done, 20));
    return { ...standing(), digest: digest() };
  };

  /** Opens the table of a link beside the one that is open; gives where it stands. */
  hands.open = async (code) => {
    const { standing, digest } = await testing();
    const before = standing()?.id;
    location.hash = `#/table/${code}`;
    for (let at = 0; at < 3000; at += 1) {
      const now = standing();
      if (now && now.id !== before && document.documentElement.dataset.ready === "table") {
        hands.touched = true;
        await hands.rest();
        return { ...standing(), digest: digest() };
      }
      await new Promise((done) => requestAnimationFrame(done));
    }
    return null;
  };
};
