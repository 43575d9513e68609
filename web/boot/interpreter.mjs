// @ts-check
// The interpreter that PyScript is given (`"interpreter": "./boot/interpreter.mjs"`); workers and the embedded page import it too.
//
// It is Pyodide with the site's own standard library and with the rules core unpacked; a game's rules are a pack of their own that is
// fetched when the game is first asked for, and so is what only some of its modes need, or one kind of request (`bringPacks`). Python is
// started at once: PyScript has a way of its own to go before it asks for it.
import { loadPyodide as load, version as pyodideVersion } from "../vendor/pyodide/pyodide.mjs";
import { build } from "./build.mjs";
import { PARTS, announce, fetchedBytes, fetchedPack, forgetProgress, part, takeDownloads } from "./downloads.mjs";
import { gamesIn, packsFor } from "./packs.mjs";

export { bootProgress } from "./downloads.mjs";

export const version = pyodideVersion;

const PYODIDE = new URL("../vendor/pyodide/", import.meta.url);
const SITE_PACKAGES = `/lib/python${build.lock.info.python.split(".", 2).join(".")}/site-packages`;

/**
 * Runs `start` while Pyodide gets its program and its library from what is on its way already. It offers no door for its own two
 * requests, and without this one they would neither be counted nor begin before its loader has been read.
 * @param {{ program: Promise<WebAssembly.Module>, library: Promise<Uint8Array<ArrayBuffer>> }} coming
 * @param {() => Promise<any>} start
 */
async function answering({ program, library }, start) {
  const { fetch } = globalThis;
  const { instantiateStreaming } = WebAssembly;
  const answers = new Map(
    /** @type {[string, () => Response | Promise<Response>][]} */ ([
      // what is compiled already needs no bytes
      [new URL("pyodide.asm.wasm", PYODIDE).href, () => new Response()],
      [PARTS.stdlib.url, async () => new Response(await library)],
    ]),
  );
  globalThis.fetch = async (resource, options) => {
    const url = new URL(resource instanceof Request ? resource.url : resource, import.meta.url).href;
    const answer = answers.get(url);
    answers.delete(url);
    return answer ? answer() : fetch(resource, options);
  };
  /** @type {any} */ (WebAssembly).instantiateStreaming = async (
    /** @type {unknown} */ _,
    /** @type {WebAssembly.Imports | undefined} */ imports,
  ) => {
    const module = await program;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await start();
  } finally {
    globalThis.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

/**
 * What is in a pack that the browser could not unpack by itself.
 * @param {any} pyodide
 * @param {Uint8Array} bytes
 */
function unpacked(pyodide, bytes) {
  const zstd = pyodide.pyimport("compression.zstd");
  const input = pyodide.toPy(bytes);
  const output = zstd.decompress(input);
  const content = output.toJs();
  for (const proxy of [zstd, input, output]) proxy.destroy();
  return content;
}

/** What importlib.invalidate_caches does, without all that it imports for packages' metadata. */
const FORGET_FOLDERS = `
import sys
for finder in filter(None, sys.path_importer_cache.values()):
    finder.invalidate_caches()
`;

/**
 * Runs Python that leaves no name behind.
 * @param {any} pyodide
 * @param {string} code
 */
function runApart(pyodide, code) {
  const globals = pyodide.toPy({});
  pyodide.runPython(code, { globals });
  globals.destroy();
}

/**
 * Makes what is in a pack importable (see build_scripts/node/compile.mjs).
 * @param {any} pyodide
 * @param {{ packed: boolean, bytes: Uint8Array }} pack
 */
function install(pyodide, { packed, bytes }) {
  const content = packed ? unpacked(pyodide, bytes) : bytes;
  const files = content.indexOf(10) + 1;
  const folders = new Set();
  for (const [name, [offset, length]] of Object.entries(
    JSON.parse(new TextDecoder().decode(content.subarray(0, files))),
  )) {
    const path = `${SITE_PACKAGES}/${name}`;
    const folder = path.slice(0, path.lastIndexOf("/"));
    if (!folders.has(folder)) pyodide.FS.mkdirTree(folder);
    folders.add(folder);
    pyodide.FS.writeFile(path, content.subarray(files + offset, files + offset + length), { canOwn: true });
  }
  runApart(pyodide, FORGET_FOLDERS);
}

/** What Python prints goes where PyScript wants it, from when it has said so. */
const voices = { stdout: console.log, stderr: console.error };

/** A page shows a picture before Python takes its thread; one in the background shows none, nor does a worker. */
export const firstPicture = () =>
  /** @type {any} */ (globalThis).document?.visibilityState === "visible"
    ? new Promise((done) => requestAnimationFrame(() => setTimeout(done, 0)))
    : null;

async function start(image = {}) {
  const { program, library, core } = takeDownloads();
  const loader = import(PARTS.loader.url).then(() => announce("runtime", PARTS.loader.bytes));
  await firstPicture();
  const loading = answering({ program, library }, () =>
    load({
      ...image,
      /** @param {string} text */
      stdout: (text) => voices.stdout(text),
      /** @param {string} text */
      stderr: (text) => voices.stderr(text),
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
  return new Response(response.body?.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}

/** The start from a memory image, or null when there is none or when anything about it fails: it is an experiment of Pyodide's. */
async function startFromImage() {
  try {
    const image = await memoryImage();
    if (!image) return null;
    const pyodide = await start({ _loadSnapshot: image });
    // the generator's state came with the image, the same for every visitor
    pyodide.runPython("import random; random.seed()");
    return pyodide;
  } catch (problem) {
    console.warn("Starting without the memory image:", problem);
    forgetProgress();
    return null;
  }
}

const running = startFromImage().then((started) => started ?? start());
// whoever asks for it hears of its failure
running.catch(() => {});

/**
 * Pyodide with the rules core importable. Of Pyodide's own options it takes those that PyScript gives.
 * @param {Record<string, any>} [options]
 */
export function loadPyodide({ stdout, stderr, indexURL: _, ...others } = {}) {
  const unknown = Object.keys(others);
  if (unknown.length) throw new Error(`This interpreter is started without: ${unknown.join(", ")}`);
  Object.assign(voices, stdout && { stdout }, stderr && { stderr });
  return running;
}

/**
 * What was begun for a pack, by its name; a failure is forgotten, so that it can be tried again.
 * @param {any} begun
 * @param {string} name
 * @param {any} begin
 */
function once(begun, name, begin) {
  if (!begun.has(name)) {
    begun.set(name, begin());
    begun.get(name).catch(() => begun.delete(name));
  }
  return begun.get(name);
}

const packs = new Map();
const installed = new Map();
/** The games whose rules are here. @type {Set<string>} */
const games = new Set();
/** @param {string} name */
const downloadPack = (name) => once(packs, name, () => fetchedPack(part(`packs/${name}`, "engine wheel")));

/** @param {string} name */
async function installPack(name) {
  const [pyodide, pack] = await Promise.all([running, downloadPack(name)]);
  install(pyodide, pack);
  packs.delete(name);
}

/**
 * Begins to fetch what a request will need, before it does; returns the games that it names, with their supplements.
 * @param {string} text
 */
export function expectGames(text) {
  for (const name of packsFor(text, build)) if (!installed.has(name)) void downloadPack(name).catch(() => {});
  return gamesIn(text, build);
}

/**
 * Fulfilled when all that a request needs is here: the rules of the games that it names, as far as their modes need them, and what only
 * its kind needs. To be awaited before a game is first called, before one is put up, and before the first request of such a kind.
 * @param {string} text
 */
export async function bringPacks(text) {
  const wanted = packsFor(text, build, games);
  await Promise.all(wanted.map((name) => once(installed, name, () => installPack(name))));
  for (const { game } of gamesIn(text, build)) games.add(game);
}

const REST = "/lib/library_rest.zip";

/** Brings what no start needs of the standard library, for whoever uses this Python for something else. */
export const bringLibrary = () =>
  once(installed, "library", async () => {
    const { path, bytes } = build.parts.rest;
    const url = new URL(`../${path}`, import.meta.url).href;
    const [pyodide, content] = await Promise.all([running, fetchedBytes({ url, step: "engine start", bytes })]);
    pyodide.FS.writeFile(REST, content, { canOwn: true });
    runApart(pyodide, `import sys\nsys.path.append(${JSON.stringify(REST)})\n${FORGET_FOLDERS}`);
  });

/** To be called by the page once its first table has been painted. */
export const bootDone = () => announce("engine start", 1);
