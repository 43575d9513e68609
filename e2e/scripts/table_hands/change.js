export default (s, n) => {
  const seats = s.now.seats.map((one) =>
    one.seat
      ? one
      : {
          ...one,
          facts: one.facts.map((fact) => (fact.key === "cash" ? { ...fact, value: n, shown: `£${n}` } : fact)),
        },
  );
  s.now = { ...s.now, seats, meta: { ...s.now.meta, position: s.now.meta.position + 1 } };
  s.repaint();
};
