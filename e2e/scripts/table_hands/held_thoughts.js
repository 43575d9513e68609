export default async () => {
  const { thinker } = await import(new URL("app/bots/thinker.js", document.baseURI));
  window.thoughts = [];
  thinker.think = () =>
    new Promise((resolve) => {
      document.documentElement.dataset.asked = window.thoughts.push(resolve);
    });
};
