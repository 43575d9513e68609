export default async (inputs) => {
  const { BadLink, pack, unpack } = await import(new URL("app/link.js", document.baseURI));
  const { EngineError, engine } = await import(new URL("app/engine.js", document.baseURI));
  const { isRecord, journalIn } = await import(new URL("app/keep/shapes.js", document.baseURI));
  const NASTY = [
    null, true, -1, 1e308, 2 ** 60, "", "x".repeat(20_000), "\ud800", "[".repeat(20_000), "__proto__", "9".repeat(5000),
    [], {}, { toString: 1 }, [[[[[[[[[[[[[1]]]]]]]]]]]]], Array(5000).fill(0), Array(60_000).fill(["n", -1, "kernel.back", {}]),
  ]; // biome-ignore format: a list
  let state = 20_26;
  const below = (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) % n;
  };
  const spoilt = (value) => {
    const keys = value && typeof value === "object" ? Object.keys(value) : [];
    if (!keys.length || below(5) === 0) return NASTY[below(NASTY.length)];
    const key = keys[below(keys.length)];
    return Array.isArray(value) ? value.with(Number(key), spoilt(value[key])) : { ...value, [key]: spoilt(value[key]) };
  };
  const seats = ["Ann", "Ben", "Cleo"].map((name) => ({ name, kind: "human" }));
  const setup = { game: "auction_house", seed: "7", options: { rounds: 3 }, seats };
  await engine.bring({ do: "new", ...setup });
  const { table } = engine.call({ do: "new", ...setup });
  const document_ = JSON.parse(engine.call({ do: "save", table }).save);
  const journal = [
    { seq: 1, request: { do: "redo" } },
    { seq: 2, request: { do: "answer", seat: 0, answer: [0, 1] } },
  ];
  const record = { id: "g", seq: 1, title: "t", game: "a", gameTitle: "A", save: "{}", when: 1, seats, viewer: null };
  const tried = {
    async setup() {
      const content = await unpack(await pack({ kind: "setup", ...spoilt(setup) }));
      engine.call({ do: "close", table: engine.call({ ...content, do: "new" }).table });
    },
    async table() {
      const save = JSON.stringify(spoilt(document_));
      const content = await unpack(await pack(spoilt({ kind: "table", title: "t", save })));
      const opened = engine.call({ do: "load", save: content.save, foreign: true });
      engine.call({ do: "close", table: opened.table });
    },
    request: () => engine.call({ table, ...spoilt({ do: "answer", table, viewer: 0, seat: 0, answer: [0, 1] }) }),
    journal: () => journalIn(JSON.stringify(spoilt(journal))),
    record: () => isRecord(spoilt(record)),
  };
  const broken = [];
  const doors = Object.keys(tried);
  for (let number = 0; number < inputs; number += 1) {
    const door = doors[number % doors.length];
    try {
      await tried[door]();
    } catch (problem) {
      const told =
        problem instanceof BadLink || (problem instanceof EngineError && problem.code !== "kernel.request.internal");
      if (!told) broken.push(`${door}: ${problem?.name}: ${problem?.message}`.slice(0, 200));
    }
  }
  engine.call({ do: "close", table });
  return broken;
};
