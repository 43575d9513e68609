// The states of the service worker that waits and of the one that works.
export default async () => {
  const { waiting, active } = await navigator.serviceWorker.ready;
  return [waiting?.state, active.state];
};
