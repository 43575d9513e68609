// @ts-check
// Keeps the whole site for use without a network. The build puts this before it:
// `self.BUILD = {version, files: {path: integrity}, program: {kept: path, asked: the address at which pages ask for it}}`.
//
// A page always lives with the files of one build: they are fetched together, checked against their hashes, and served from the
// cache first. A new build is fetched beside the old one and waits; it takes over when the only page that is open says "activate"
// (nobody's game is interrupted), or when the last page of the old one has been closed.

/** @type {ServiceWorkerGlobalScope & { BUILD: { version: string, files: Record<string, string>, program: { kept: string, asked: string } } }} */
const worker = /** @type {any} */ (self);
const { version, files, program } = worker.BUILD;
const SCOPE = new URL("./", worker.location.href).href;
// Several sites may share an origin, each in its folder: their caches must not be taken for old ones of ours.
const FAMILY = `leadenhall ${SCOPE} `;
const CACHE = FAMILY + version;

const kept = new Set(Object.keys(files).map((path) => new URL(path, SCOPE).href));

/**
 * The address under which a request is kept: a query says nothing (share links) but of a part of Python; a folder means its index page.
 * @param {string} url
 */
function address(url) {
  if (kept.has(url)) return url;
  const plain = new URL(url);
  plain.search = plain.hash = "";
  if (plain.pathname.endsWith("/")) plain.pathname += "index.html";
  return plain.href;
}

/**
 * The copy of an older build, if the file is still the same: an update downloads only what has changed.
 * @param {string} url
 * @param {string} integrity
 * @param {Cache[]} older
 */
async function unchanged(url, integrity, older) {
  for (const cache of older) {
    const answer = await cache.match(url);
    if (answer?.headers.get("x-integrity") === integrity) return answer;
  }
  return null;
}

/**
 * @param {string} path
 * @param {string} integrity
 */
async function download(path, integrity) {
  const url = new URL(path === program.kept ? program.asked : path, SCOPE).href;
  const answer = await fetch(url, { cache: "no-cache", integrity });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const headers = new Headers(answer.headers);
  headers.set("x-integrity", integrity);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(answer.body, { status: 200, headers });
}

const PATH = new URL(SCOPE).pathname.replace(/[+*?:{}()\\]/g, "\\$&");
/** @param {string} address */
const asked = (address, [path, search] = address.split("?")) => ({
  urlPattern: { pathname: PATH + path, search },
  requestMethod: "get",
});

/**
 * What the browser can see to without waking this worker, where it is able to: plain addresses and those of the parts of Python are
 * looked for in the cache (and if they are not there, in the network), Python's program is left to it (see boot/downloads.mjs).
 */
const ROUTES = [
  { condition: asked(program.asked), source: "network" },
  {
    condition: { urlPattern: { pathname: `${PATH}*`, search: "" }, requestMethod: "get" },
    source: { cacheName: CACHE },
  },
  ...Object.keys(files)
    .filter((path) => path.includes("?"))
    .map((path) => ({ condition: asked(path), source: { cacheName: CACHE } })),
];

async function install() {
  const cache = await caches.open(CACHE);
  const names = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  const older = await Promise.all(names.map((name) => caches.open(name)));
  await Promise.all(
    Object.entries(files).map(async ([path, integrity]) => {
      const url = new URL(path, SCOPE).href;
      await cache.put(url, (await unchanged(url, integrity, older)) ?? (await download(path, integrity)));
    }),
  );
  await cache.put(SCOPE, /** @type {Response} */ (await cache.match(`${SCOPE}index.html`)));
}

async function activate() {
  // what is not this build's may be that of a newer one which is being fetched: the next to take over clears up
  if (!worker.registration.installing) {
    for (const name of await caches.keys()) if (name.startsWith(FAMILY) && name !== CACHE) await caches.delete(name);
  }
  await worker.clients.claim();
}

/**
 * Other open pages of ours still need the files of the build before: then who asked is told, and it takes over when all are closed.
 * @param {Client} page
 */
async function takeOver(page) {
  const pages = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (pages.some(({ id, url }) => id !== page.id && url.startsWith(SCOPE))) page.postMessage("others");
  else await worker.skipWaiting();
}

/**
 * @param {Request} request
 * @param {string} url
 */
async function answer(request, url) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? fetch(request);
}

worker.addEventListener("install", (event) => {
  event.waitUntil(install());
  if ("addRoutes" in event) event.waitUntil(/** @type {any} */ (event).addRoutes(ROUTES));
});
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "activate") event.waitUntil(takeOver(/** @type {Client} */ (event.source)));
});
worker.addEventListener("fetch", (event) => {
  const url = address(event.request.url);
  // who prefers the browser's own cache of pages is left to it (see boot/downloads.mjs)
  if (event.request.cache === "force-cache") return;
  if (event.request.method === "GET" && kept.has(url)) event.respondWith(answer(event.request, url));
});
