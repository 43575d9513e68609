export default async ({ think, thinker, cancelled }) => {
  const first = think().catch(cancelled);
  const second = think();
  const { worker } = thinker;
  const found = await second;
  return [await first, found.move.length, thinker.worker === worker];
};
