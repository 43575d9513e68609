export default async () => {
  const { openSession } = await import(new URL("app/current.js", document.baseURI));
  openSession().lift();
};
