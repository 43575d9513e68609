// Which stage stands large: the one a person looks at, else the one where the options of the decision lie, else the phase's own.

const OF_PHASE = { london: "london", family: "family", hiring: "hiring", parliament: "parliament" };

/** Where the board elements of an option's target lie, by the first word of the target. */
const OF_TARGET = {
  region: "india",
  order: "india",
  elephant: "india",
  writers: "india",
  officers: "india",
  regiments: "india",
  commander: "india",
  alliance: "india",
  training: "india",
  zone: "india",
  treasury: "india",
  office: "india",
  company: "india",
  prize: "london",
  card: "london",
  london: "london",
  law: "parliament",
  dial: "parliament",
  power: "parliament",
  action: "family",
  exchange: "family",
  setup: "family",
  blackmail: "family",
  promise: "family",
};

/** Questions that have a stage of their own wherever their targets lie, by their code or its first word. */
const OF_TOPIC = {
  hiring: "hiring",
  parliament: "parliament",
  policy: "parliament",
  "blackmail.window": "family",
  "blackmail.cancel": "family",
  "blackmail.reroll": "family",
  "prestige.part": "family",
};

export const LOOKS = ["india", "family", "hiring", "london", "parliament"];

/** Identifies the moment that a look belongs to: with the next phase, or when something else is asked, the table shows that again. */
export const moment = (c) => `${c.board.turn.number}.${c.board.turn.phase}.${c.decision?.code ?? ""}`;

/** What the phase and the decision ask for. */
export function stageAsked(c) {
  const code = c.decision?.code ?? "";
  const topic = OF_TOPIC[code] ?? OF_TOPIC[code.split(".")[0]];
  if (topic) return topic;
  const targets = (c.decision?.options ?? c.decision?.slots ?? c.decision?.items ?? []).filter(
    (one) => one.target && !one.closed,
  );
  const homes = new Set(targets.map((one) => OF_TARGET[one.target.split("-")[0]]).filter(Boolean));
  const own = OF_PHASE[c.phase] ?? "india";
  return homes.size && !homes.has(own) ? [...homes][0] : own;
}

export function stageOf(c) {
  const [at, name] = (c.ui.look ?? "|").split("|");
  return name && at === moment(c) ? name : stageAsked(c);
}
