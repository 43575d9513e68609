// Only one tab writes a game. The others look on: they are told of every new record, and may take the game over.
const NAME = "leadenhall/game/";
const channel = new BroadcastChannel("leadenhall");

/** Holds a game's lock until release(); `lost` is called when another tab takes it over. Null when another tab has it. */
export function lease(id, { steal = false, lost }) {
  // locks exist only on secure pages; served without TLS in a home network, every tab may write
  if (!navigator.locks) return Promise.resolve({ release() {} });
  return new Promise((resolve, reject) => {
    const options = steal ? { steal: true } : { ifAvailable: true };
    let granted = false;
    navigator.locks
      .request(NAME + id, options, (lock) => {
        if (!lock) return resolve(null);
        granted = true;
        return new Promise((release) => resolve({ release: () => release() }));
      })
      .catch((problem) => (granted && problem.name === "AbortError" ? lost() : reject(problem)));
  });
}

/** Tells other tabs that a game has a new record (or none any more). */
export const tellKept = (id) => channel.postMessage({ kept: id });

const followers = new Set();
channel.addEventListener("message", ({ data }) => {
  for (const follower of followers) follower(data.kept);
});

/** `told(id)` whenever another tab has kept a game; returns the function that ends it. */
export function follow(told) {
  followers.add(told);
  return () => followers.delete(told);
}
