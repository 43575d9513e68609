export default async () => {
  if (await navigator.serviceWorker.getRegistration()) await navigator.serviceWorker.ready;
};
