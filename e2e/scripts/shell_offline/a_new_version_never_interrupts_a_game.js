export default async () => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration.update();
  const coming = registration.installing ?? registration.waiting;
  if (coming.state !== "installed")
    await new Promise((done) => {
      coming.addEventListener("statechange", () => coming.state === "installed" && done());
    });
};
