export default ({ ui: { lesson }, view: { decision } }) => {
  const { entry } = lesson.steps[lesson.at];
  if (entry?.[0] !== "a" || decision?.kind !== "pick") return null;
  return decision.options.findIndex(({ value }) => JSON.stringify(value) === JSON.stringify(entry[2]));
};
