export default async () => {
  const load = (path) => import(new URL(path, document.baseURI));
  const [{ invoke }, { openSession }] = await Promise.all([load("app/actions.js"), load("app/current.js")]);
  return invoke("again", openSession()).then(
    () => "begun",
    () => "told",
  );
};
