export default async () => {
  const registration = await navigator.serviceWorker.ready;
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  if (coming.state !== "installed")
    await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
};
