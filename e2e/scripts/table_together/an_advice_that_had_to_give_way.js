export default async (s) => {
  const { Cancelled } = await import(new URL("app/bots/thinker.js", document.baseURI));
  s.hint = () => Promise.reject(new Cancelled());
};
