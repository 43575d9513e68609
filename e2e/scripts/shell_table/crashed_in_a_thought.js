export default async ({ think, thinker }) => {
  const gone = think();
  thinker.worker.terminate();
  thinker.worker.onerror(new ErrorEvent("error", { message: "gone" }));
  return (await gone).move.length;
};
