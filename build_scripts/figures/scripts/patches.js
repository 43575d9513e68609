export default async () => {
  const of = (name) => import(new URL(`app/${name}.js`, document.baseURI));
  const [{ openSession }, { engine }, { paintNow }] = await Promise.all([of("current"), of("engine"), of("paint")]);
  const session = openSession();
  const call = engine.call;
  let arrived = 0;
  engine.call = (request) => {
    const answer = call.call(engine, request);
    arrived = performance.now();
    return answer;
  };
  const first = (options) => options.filter((option) => !option.closed);
  const answers = {
    pick: (asked) => first(asked.options).at(-1).value,
    pick_many: (asked) =>
      first(asked.options)
        .slice(0, asked.least)
        .map((option) => option.value),
    amount: (asked) => Math.min(asked.hi, asked.lo + (session.now.meta.position % 4)),
    allocate: (asked) => asked.slots.map((slot) => slot.least),
    arrange: (asked) => asked.items.map((item) => item.value).reverse(),
  };
  // every patch leads to the next question at once
  session.narrator.hurry();
  const times = [];
  while (!session.now.over) {
    session.lift();
    // what is passed for somebody lets the table rest for a moment
    while (session.still) {
      session.still = false;
      session.settle();
      session.lift();
    }
    paintNow();
    const { decision } = session.view;
    session.do({ do: "answer", seat: decision.seat, answer: answers[decision.kind](decision) });
    paintNow();
    times.push(performance.now() - arrived);
  }
  engine.call = call;
  return times;
};
