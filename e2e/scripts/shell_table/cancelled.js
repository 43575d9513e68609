export default async ({ think, thinker, cancelled }) => {
  await think();
  const first = think().catch(cancelled);
  await thinker.ready;
  await new Promise((done) => setTimeout(done, 0));
  thinker.cancel();
  const name = await first;
  return name === "cancelled" ? (await think()).move.length : name;
};
