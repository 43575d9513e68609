// Only one tab writes a game. The others look on: they are told of every new record, and may take the game over.
const NAME = "leadenhall/game/";
const channel = new BroadcastChannel("leadenhall");

/**
 * Holds a game's lock until release(); `lost` is called when another tab takes it over. Null when another tab has it.
 * @param {string} id
 * @param {{ steal?: any, lost: number }} given1
 */
export const lease = (id, { steal = false, lost }) => (navigator.locks ? locked : agreed)(id, steal, lost);

/**
 * @param {string} id
 * @param {any} steal
 * @param {number} lost
 */
function locked(id, steal, lost) {
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

// Locks exist only on secure pages. Where this one is served without TLS in a home network, tabs ask each other.
const ANSWER_MS = 500;
/** The games that this tab writes or asks for. */
const claims = new Map();

/**
 * @param {string} id
 * @param {any} steal
 * @param {number} lost
 */
async function agreed(id, steal, lost) {
  const claim = { number: Math.random(), granted: steal, refused: false, lost };
  claims.set(id, claim);
  channel.postMessage({ [steal ? "taken" : "wanted"]: id, number: claim.number });
  if (!steal) await new Promise((later) => setTimeout(later, ANSWER_MS));
  if (claim.refused) return null;
  claim.granted = true;
  return { release: () => claims.get(id) === claim && claims.delete(id) };
}

/**
 * @param {string} id
 * @param {any} claim
 */
function giveWay(id, claim) {
  claims.delete(id);
  claim.refused = true;
  // who has the game may have been too busy to say so in time
  if (claim.granted) claim.lost();
}

const AGREEING = {
  /**
   * Of two tabs that ask at once the one with the higher number gives way.
   * @param {string} id
   * @param {any} number
   */
  wanted(id, number) {
    const claim = claims.get(id);
    if (!claim) return;
    if (claim.granted || claim.number < number) channel.postMessage({ refused: id, number });
    else giveWay(id, claim);
  },
  /**
   * @param {string} id
   * @param {any} number
   */
  refused(id, number) {
    const claim = claims.get(id);
    if (claim?.number === number) giveWay(id, claim);
  },
  /** @param {string} id */
  taken(id) {
    if (claims.has(id)) giveWay(id, claims.get(id));
  },
};

/**
 * Tells other tabs that a game has a new record (or none any more).
 * @param {string} id
 */
export const tellKept = (id) => channel.postMessage({ kept: id });

const followers = new Set();
channel.addEventListener("message", ({ data }) => {
  if (data.kept) for (const follower of followers) follower(data.kept);
  for (const [said, heard] of Object.entries(AGREEING)) if (data[said]) heard(data[said], data.number);
});

/**
 * `told(id)` whenever another tab has kept a game; returns the function that ends it.
 * @param {any} told
 */
export function follow(told) {
  followers.add(told);
  return () => followers.delete(told);
}
