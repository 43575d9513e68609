// The past: a moment of it is looked at, and a what-if begins there, or the game goes back to it.
export default () => {
  const { hands } = globalThis;
  const { all, one, press, stuck } = hands;

  const toPast = () => {
    const tools = all('[data-do="screen"].past, [data-do="screen"][data-screen="past"]');
    const menu = one('[data-do="menu"]');
    return press(tools) ?? (menu && press([menu])) ?? stuck("there is no way to the past");
  };

  /** Back by so many entries, and then what is done there. */
  const there = ({ steps }, deed) => {
    if (!one('[data-do="past-leave"]')) {
      hands.stepped = 0;
      return toPast();
    }
    const way = hands.stepped < steps ? '[data-do="past-step"].by-back' : `[data-do="${deed}"]`;
    const gesture = press(all(way)) ?? stuck(`there is no way to ${way}`);
    if (!gesture.tab) hands.stepped += 1;
    return { ...gesture, on: `${gesture.on} after ${hands.stepped}` };
  };

  hands.whatIf = (deed) => there(deed, "past-branch");
  hands.goBack = (deed) => there(deed, "past-rewind");

  /** From a what-if to the game. */
  hands.home = () => {
    const lines = all('.branches li:first-child [data-do="branch-switch"]');
    return press(all('[data-do="branch-home"]')) ?? press(lines) ?? toPast();
  };
};
