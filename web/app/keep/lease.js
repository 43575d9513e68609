// @ts-check
// Only one tab writes a game. The others look on: they are told of every new record, and may take the game over.
/** @typedef {{ release: () => void }} Lease */
/** @typedef {{ number: number, granted: boolean, refused: boolean, lost: () => void }} Claim */

const NAME = "leadenhall/game/";
const channel = new BroadcastChannel("leadenhall");

/**
 * Holds a game's lock until release(); `lost` is called when another tab takes it over. Null when another tab has it.
 * @param {string} id
 * @param {{ steal?: boolean, lost: () => void }} given1
 */
export const lease = (id, { steal = false, lost }) => (navigator.locks ? locked : agreed)(id, steal, lost);

/**
 * Whether another tab has a game, as far as that is known without asking the others.
 * @param {string} id
 */
export const isElsewhere = async (id) =>
  Boolean((await navigator.locks?.query())?.held?.some(({ name }) => name === NAME + id));

/**
 * @param {string} id
 * @param {boolean} steal
 * @param {() => void} lost
 * @returns {Promise<Lease | null>}
 */
function locked(id, steal, lost) {
  return new Promise((resolve, reject) => {
    const options = steal ? { steal: true } : { ifAvailable: true };
    let granted = false;
    navigator.locks
      .request(NAME + id, options, (lock) => {
        if (!lock) return resolve(null);
        granted = true;
        return new Promise((/** @type {(value?: undefined) => void} */ release) =>
          resolve({ release: () => release() }),
        );
      })
      .catch((problem) => (granted && problem.name === "AbortError" ? lost() : reject(problem)));
  });
}

// Locks exist only on secure pages. Where this one is served without TLS in a home network, tabs ask each other.
const ANSWER_MS = 500;
/**
 * The games that this tab writes or asks for.
 * @type {Map<string, Claim>}
 */
const claims = new Map();

/**
 * @param {string} id
 * @param {boolean} steal
 * @param {() => void} lost
 * @returns {Promise<Lease | null>}
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
 * @param {Claim} claim
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
   * @param {number} number
   */
  wanted(id, number) {
    const claim = claims.get(id);
    if (!claim) return;
    if (claim.granted || claim.number < number) channel.postMessage({ refused: id, number });
    else giveWay(id, claim);
  },
  /**
   * @param {string} id
   * @param {number} number
   */
  refused(id, number) {
    const claim = claims.get(id);
    if (claim?.number === number) giveWay(id, claim);
  },
  /** @param {string} id */
  taken(id) {
    if (claims.has(id)) giveWay(id, /** @type {Claim} */ (claims.get(id)));
  },
};

/**
 * Tells other tabs that a game has a new record (or none any more).
 * @param {string} id
 */
export const tellKept = (id) => channel.postMessage({ kept: id });

/** @type {Set<(id: string) => void>} */
const followers = new Set();
channel.addEventListener("message", ({ data }) => {
  if (data.kept) for (const follower of followers) follower(data.kept);
  for (const [said, heard] of Object.entries(AGREEING)) if (data[said]) heard(data[said], data.number);
});

/**
 * `told(id)` whenever another tab has kept a game; returns the function that ends it.
 * @param {(id: string) => void} told
 */
export function follow(told) {
  followers.add(told);
  return () => followers.delete(told);
}
