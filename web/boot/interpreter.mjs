// The interpreter that PyScript is given (`"interpreter": "./boot/interpreter.mjs"`); workers and the embedded page import it too.
//
// It is Pyodide with the site's own standard library and with the rules core unpacked; a game's rules are a pack of their own that is
// fetched when the game is first asked for (`bringGames`).
import { loadPyodide as load, version as pyodideVersion } from "../vendor/pyodide/pyodide.mjs";
import { build } from "./build.mjs";
import { PARTS, announce, fetchedPack, forgetProgress, part, takeDownloads } from "./downloads.mjs";

export { bootProgress } from "./downloads.mjs";

export const version = pyodideVersion;

const PYODIDE = new URL("../vendor/pyodide/", import.meta.url);
const SITE_PACKAGES = `/lib/python${build.lock.info.python.split(".", 2).join(".")}/site-packages`;

/**
 * Runs `start` while requests for the given addresses are answered from downloads already on their way. Pyodide offers no
 * door for its own two requests, and without this one they would neither be counted nor begin before its loader has been read.
 */
async function answering(downloads, start) {
  const { fetch: original } = globalThis;
  globalThis.fetch = (resource, options) => {
    const url = new URL(resource instanceof Request ? resource.url : resource, import.meta.url).href;
    const answer = downloads.get(url);
    downloads.delete(url);
    return answer ?? original(resource, options);
  };
  try {
    return await start();
  } finally {
    globalThis.fetch = original;
  }
}

/** Makes what is in a pack importable (see build_scripts/node/compile.mjs). */
function install(pyodide, packed) {
  const zstd = pyodide.pyimport("compression.zstd");
  const importlib = pyodide.pyimport("importlib");
  const input = pyodide.toPy(new Uint8Array(packed));
  const output = zstd.decompress(input);
  const content = output.toJs();
  const files = content.indexOf(10) + 1;
  const folders = new Set();
  for (const [name, [offset, length]] of Object.entries(JSON.parse(new TextDecoder().decode(content.subarray(0, files))))) {
    const path = `${SITE_PACKAGES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) pyodide.FS.mkdirTree(folder);
    folders.add(folder);
    pyodide.FS.writeFile(path, content.subarray(files + offset, files + offset + length), { canOwn: true });
  }
  importlib.invalidate_caches();
  for (const proxy of [zstd, importlib, input, output]) proxy.destroy();
}

async function start(options) {
  const { program, library, core } = takeDownloads();
  const loader = import(PARTS.loader.url).then(() => announce("runtime", PARTS.loader.bytes));
  const downloads = new Map([
    [new URL("pyodide.asm.wasm", PYODIDE).href, program],
    [PARTS.stdlib.url, library],
  ]);
  const loading = answering(downloads, () =>
    load({
      ...options,
      indexURL: PYODIDE.href,
      stdLibURL: PARTS.stdlib.url,
      lockFileContents: JSON.stringify(build.lock),
      packageBaseUrl: PYODIDE.href,
    }),
  );
  // Pyodide waits for ever for a part that does not arrive
  await Promise.all([program, library, loader]);
  const pyodide = await loading;
  install(pyodide, await core);
  announce("engine start", 0);
  return pyodide;
}

/** The memory image of a Python that has imported the core, where the build made one and the address asks for it. */
async function memoryImage() {
  const asked = globalThis.location && new URLSearchParams(location.search).has("snapshot");
  if (!asked || !build.parts.snapshot) return null;
  const response = await fetch(new URL(`../${build.parts.snapshot.path}`, import.meta.url));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  return new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** The start from a memory image, or null when there is none or when anything about it fails: it is an experiment of Pyodide's. */
async function startFromImage(options) {
  try {
    const image = await memoryImage();
    if (!image) return null;
    const pyodide = await start({ ...options, _loadSnapshot: image });
    // the generator's state came with the image, the same for every visitor
    pyodide.runPython("import random; random.seed()");
    return pyodide;
  } catch (problem) {
    console.warn("Starting without the memory image:", problem);
    forgetProgress();
    return null;
  }
}

const running = Promise.withResolvers();

/** Pyodide with the rules core importable; takes and passes on Pyodide's own options. */
export async function loadPyodide(options = {}) {
  const pyodide = (await startFromImage(options)) ?? (await start(options));
  running.resolve(pyodide);
  return pyodide;
}

/** The games that a request names, in its own words or in those of a saved game that it carries as text. */
function gamesIn(text) {
  const named = Array.from(text.matchAll(/"game\\*"\s*:\s*\\*"(\w+)/g), ([, game]) => game);
  return [...new Set(named)].filter((game) => `packs/${game}` in build.parts);
}

/** What was begun for a game, by its id; a failure is forgotten, so that it can be tried again. */
function once(begun, game, begin) {
  if (!begun.has(game)) {
    begun.set(game, begin());
    begun.get(game).catch(() => begun.delete(game));
  }
  return begun.get(game);
}

const packs = new Map();
const installed = new Map();
const downloadGame = (game) => once(packs, game, () => fetchedPack(part(`packs/${game}`, "engine wheel")));

async function installGame(game) {
  const [pyodide, pack] = await Promise.all([running.promise, downloadGame(game)]);
  install(pyodide, pack);
  packs.delete(game);
}

/** Begins to fetch the rules of the games that a request names, before they are needed; returns the games. */
export function expectGames(text) {
  const games = gamesIn(text);
  for (const game of games) if (!installed.has(game)) void downloadGame(game).catch(() => {});
  return games;
}

/** Fulfilled when the rules of all games that a request names can be imported; to be awaited before a game is first called. */
export const bringGames = (text) => Promise.all(gamesIn(text).map((game) => once(installed, game, () => installGame(game))));

/** To be called by the page once its first table has been painted. */
export const bootDone = () => announce("engine start", 1);
