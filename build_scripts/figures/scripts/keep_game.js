// Fulfilled when the game on the table is kept, with its picture.
export default async () => {
  const { openSession } = await import(new URL("app/current.js", document.baseURI));
  const { keeper } = openSession();
  keeper.plan();
  await keeper.flush();
  await keeper.takePicture();
};
