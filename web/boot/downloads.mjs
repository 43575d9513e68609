// @ts-check
// The files that Python needs to start. The page has asked for them before anything else (begin.js, in its head), so that they are
// on their way while it is still being read; the interpreter takes them from here.
//
// It tells how far they have come: every few kilobytes a `leadenhall:boot` event goes out on `globalThis`, its detail {step, bytes,
// total}. The bytes are counted as they arrive; the totals come from the build, because a compressed answer does not say how long
// it is.
import { build } from "./build.mjs";

/** @typedef {{ url: string, step: string, bytes: number }} BuiltFile */

export const STEPS = ["runtime", "standard library", "engine wheel", "engine start"];

const progress = Object.fromEntries(STEPS.map((step) => [step, { step, bytes: 0, total: 0 }]));
progress["engine start"].total = 1;

/**
 * @param {string} step
 * @param {number} bytes
 */
export function announce(step, bytes) {
  progress[step].bytes += bytes;
  globalThis.dispatchEvent(new CustomEvent("leadenhall:boot", { detail: { ...progress[step] } }));
}

/** The state of every step, for a page that starts to listen late. */
export const bootProgress = () => STEPS.map((step) => ({ ...progress[step] }));

/** Everything is fetched anew. */
export function forgetProgress() {
  for (const step of STEPS) progress[step].bytes = 0;
}

/**
 * The answer with a body that reports its bytes as they pass.
 * @param {Response} response
 * @param {string} step
 */
function counted(response, step) {
  const counter = new TransformStream({
    transform(chunk, controller) {
      announce(step, chunk.byteLength);
      controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body?.pipeThrough(counter), { status, statusText, headers });
}

/**
 * A file of the build: where it is, the step it belongs to, and its size as built.
 * @param {string} name
 * @param {string} step
 */
export function part(name, step) {
  const { path, bytes } = build.parts[name];
  const url = new URL(`../${path}`, import.meta.url).href;
  progress[step].total += bytes;
  return { url, step, bytes };
}

export const PARTS = {
  loader: part("loader", "runtime"),
  wasm: part("wasm", "runtime"),
  stdlib: part("stdlib", "standard library"),
  core: part("packs/core", "engine wheel"),
};

/**
 * What the page has asked for already; each answer is good for one.
 * @param {string} url
 */
function askedBefore(url) {
  const answer = globalThis.leadenhallAsked?.get(url);
  globalThis.leadenhallAsked?.delete(url);
  return answer;
}

/**
 * A download that fails names its file: the browser's own message does not.
 * @param {string} url
 * @param {RequestInit} [options]
 */
async function download(url, options) {
  const name = new URL(url).pathname.split("/").pop();
  const response = await (askedBefore(url) ?? fetch(url, options)).catch((/** @type {Error} */ problem) => {
    throw new Error(`${name}: ${problem.message}`, { cause: problem });
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** @param {BuiltFile} file */
const fetched = ({ url, step }) => download(url).then((response) => counted(response, step));

/**
 * The bytes of a pack, unpacked already where the browser can do that by itself: Python may still be far.
 * @param {BuiltFile} file
 */
export async function fetchedPack(file) {
  const { body } = await fetched(file);
  const packed = !new URL(file.url).pathname.endsWith(".gzip");
  const unpacked = packed ? body : body?.pipeThrough(new DecompressionStream("gzip"));
  return { packed, bytes: new Uint8Array(await new Response(unpacked).arrayBuffer()) };
}

/**
 * Reports a file as one lump when the browser says that it is there.
 * @param {BuiltFile} file
 */
function reportedWhole({ url, step, bytes }) {
  const observer = new PerformanceObserver((list) => {
    if (!list.getEntriesByName(url).length) return;
    observer.disconnect();
    announce(step, bytes);
  });
  observer.observe({ type: "resource", buffered: true });
}

/**
 * @param {Response} response
 * @param {string} step
 */
async function count(response, step) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) announce(step, part.value.byteLength);
}

/**
 * The runtime's program, handed to the compiler as it came: only then does the browser keep the machine code it makes of it, and
 * only for its own cache of pages, so that it is asked for there first (the address has a digest: what is there is never stale).
 * The copy that the service worker keeps is for when it is not there and there is no network.
 * @param {BuiltFile} file
 */
async function fetchedProgram(file) {
  const { url, step } = file;
  const first = navigator.serviceWorker && !navigator.serviceWorker.controller;
  if (!first) reportedWhole(file);
  const plain = new URL(url);
  plain.search = "";
  const kept = () => download(plain.href);
  const response = await (navigator.onLine ? download(url, { cache: "force-cache" }).catch(kept) : kept());
  // on a first visit it is the long download, and its bytes are counted on a copy
  if (first) void count(response.clone(), step).catch(() => {});
  return response;
}

/**
 * The program, compiled while it arrives; all at once where its host does not say what it is.
 * @param {BuiltFile} file
 */
async function compiledProgram(file) {
  const response = await fetchedProgram(file);
  const told = response.headers.get("content-type")?.startsWith("application/wasm");
  return told ? WebAssembly.compileStreaming(response) : WebAssembly.compile(await response.arrayBuffer());
}

/** What is begun at once. Whoever takes it hears of its failure. */
const begin = () => {
  const begun = {
    program: compiledProgram(PARTS.wasm),
    library: fetched(PARTS.stdlib),
    core: fetchedPack(PARTS.core),
  };
  for (const one of Object.values(begun)) one.catch(() => {});
  return begun;
};

/** @type {ReturnType<typeof begin> | null} */
let begun = begin();

/** The three downloads of a start; each is good for one. */
export function takeDownloads() {
  const taken = begun ?? begin();
  begun = null;
  return taken;
}
