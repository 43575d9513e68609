// Keeps the whole site for use without a network. The build puts `self.BUILD = {version, files: {path: integrity}}` before this.
//
// A page always lives with the files of one build: they are fetched together, checked against their hashes, and served from the
// cache first. A new build is fetched beside the old one and waits; it takes over when the page says "activate" (nobody's game is
// interrupted), or when the last page of the old one has been closed.

const { version, files } = self.BUILD;
const SCOPE = new URL("./", self.location).href;
// Several sites may share an origin, each in its folder: their caches must not be taken for old ones of ours.
const FAMILY = `leadenhall ${SCOPE} `;
const CACHE = FAMILY + version;

const kept = new Set(Object.keys(files).map((path) => new URL(path, SCOPE).href));

/** The address under which a request is kept: no query (share links), and a folder means its index page. */
function address(url) {
  const plain = new URL(url);
  plain.search = plain.hash = "";
  if (plain.pathname.endsWith("/")) plain.pathname += "index.html";
  return plain.href;
}

/** The copy of an older build, if the file is still the same: an update downloads only what has changed. */
async function unchanged(url, integrity, older) {
  for (const cache of older) {
    const answer = await cache.match(url);
    if (answer?.headers.get("x-integrity") === integrity) return answer;
  }
  return null;
}

async function download(url, integrity) {
  const answer = await fetch(url, { cache: "no-cache", integrity });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const headers = new Headers(answer.headers);
  headers.set("x-integrity", integrity);
  headers.delete("content-encoding");
  headers.delete("content-length");
  return new Response(answer.body, { status: 200, headers });
}

async function install() {
  const cache = await caches.open(CACHE);
  const names = (await caches.keys()).filter((name) => name.startsWith(FAMILY) && name !== CACHE);
  const older = await Promise.all(names.map((name) => caches.open(name)));
  await Promise.all(
    Object.entries(files).map(async ([path, integrity]) => {
      const url = new URL(path, SCOPE).href;
      await cache.put(url, (await unchanged(url, integrity, older)) ?? (await download(url, integrity)));
    }),
  );
}

async function activate() {
  for (const name of await caches.keys()) if (name.startsWith(FAMILY) && name !== CACHE) await caches.delete(name);
  await self.clients.claim();
}

async function answer(request, url) {
  const cache = await caches.open(CACHE);
  return (await cache.match(url)) ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => {
  if (event.data === "activate") self.skipWaiting();
  if (event.data === "version") event.source.postMessage({ version });
});
self.addEventListener("fetch", (event) => {
  const url = address(event.request.url);
  // who prefers the browser's own cache of pages is left to it (see boot/downloads.mjs)
  if (event.request.cache === "force-cache") return;
  if (event.request.method === "GET" && kept.has(url)) event.respondWith(answer(event.request, url));
});
