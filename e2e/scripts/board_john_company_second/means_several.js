// Whether two of the options that are open have the same place on the board.
export default ({ now }, { open }) => {
  const places = open(now.decision.options).flatMap(({ target }) => (target ? [target] : []));
  return new Set(places).size < places.length;
};
