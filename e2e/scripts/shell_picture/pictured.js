// Fulfilled when the picture of the table as it stands is kept.
export default async (session) => {
  session.keeper.pictured = null;
  await session.keeper.takePicture();
};
