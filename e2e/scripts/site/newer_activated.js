export default async () => {
  const { waiting } = await navigator.serviceWorker.ready;
  const active = new Promise((done) =>
    waiting.addEventListener("statechange", () => waiting.state === "activated" && done()),
  );
  waiting.postMessage("activate");
  await active;
};
