export default async ({ think, thinker }) => {
  await think();
  thinker.worker.onerror(new ErrorEvent("error", { message: "gone" }));
  return (await think()).move.length;
};
