export default async (session) => {
  return session.save();
};
