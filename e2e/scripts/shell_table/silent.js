export default async ({ think, thinker }) => {
  await think();
  const { worker } = thinker;
  worker.postMessage = () => {};
  thinker.grace = 0.1;
  const late = think();
  await new Promise((done) => setTimeout(done, 0));
  thinker.grace = 60;
  const found = await late;
  return thinker.worker === worker ? "the silent worker stayed" : found.move.length;
};
