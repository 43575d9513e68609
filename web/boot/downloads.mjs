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
 * @param {(bytes: number) => void} count
 */
function counted(response, count) {
  const counter = new TransformStream({
    transform(chunk, controller) {
      count(chunk.byteLength);
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
  const answer = globalThis.leadenhallPython?.asked.get(url);
  globalThis.leadenhallPython?.asked.delete(url);
  return answer;
}

/** @param {string} url */
const nameOf = (url) => new URL(url).pathname.split("/").pop();

/**
 * A download that fails names its file: the browser's own message does not.
 * @param {string} url
 * @param {RequestInit} [options]
 */
async function download(url, options) {
  const name = nameOf(url);
  const response = await (askedBefore(url) ?? fetch(url, options)).catch((/** @type {Error} */ problem) => {
    throw new Error(`${name}: ${problem.message}`, { cause: problem });
  });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  return response;
}

/** So long what did not arrive is waited for, if the browser does not say sooner that the line is back. */
const AGAIN_MS = 5000;

/** The line is back, or may be. */
const lineBack = () =>
  new Promise((/** @type {(value?: unknown) => void} */ again) => {
    addEventListener("online", again, { once: true });
    setTimeout(again, AGAIN_MS);
  });

/**
 * Says of the line what is missing because it broke; nothing, when it holds again.
 * @param {string} missing
 */
const tellOfLine = (missing) => globalThis.dispatchEvent(new CustomEvent("leadenhall:line", { detail: { missing } }));

/**
 * A file as a whole. Where something else is on the screen meanwhile, what does not arrive is asked for again until it does.
 * @template T
 * @param {BuiltFile} file
 * @param {(count: (bytes: number) => void) => Promise<T>} work
 * @returns {Promise<T>}
 */
async function whole({ url, step }, work) {
  for (let broken = false; ; broken = true) {
    let got = 0;
    try {
      const found = await work((bytes) => {
        got += bytes;
        announce(step, bytes);
      });
      if (broken) tellOfLine("");
      return found;
    } catch (problem) {
      if (!globalThis.leadenhallPython?.patient) throw problem;
      announce(step, -got);
      tellOfLine(nameOf(url) ?? "");
      await lineBack();
    }
  }
}

/**
 * The bytes of a file, unpacked already where the browser can do that by itself: Python may still be far.
 * @param {BuiltFile} file
 */
export const fetchedBytes = (file) =>
  whole(file, async (count) => {
    const { body } = counted(await download(file.url), count);
    const unpacked = new URL(file.url).pathname.endsWith(".gzip")
      ? body?.pipeThrough(new DecompressionStream("gzip"))
      : body;
    return new Uint8Array(await new Response(unpacked).arrayBuffer());
  });

/** @param {BuiltFile} file */
export async function fetchedPack(file) {
  return { packed: !new URL(file.url).pathname.endsWith(".gzip"), bytes: await fetchedBytes(file) };
}

/**
 * @param {Response} response
 * @param {(bytes: number) => void} count
 */
async function countedCopy(response, count) {
  const reader = /** @type {ReadableStream<Uint8Array>} */ (response.body).getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) count(part.value.byteLength);
}

/**
 * The runtime's program, handed to the compiler as it came: only then does the browser keep the machine code it makes of it, and
 * only for its own cache of pages, so that it is asked for there first (the address has a digest: what is there is never stale).
 * The copy that the service worker keeps is for when it is not there and there is no network.
 * @param {BuiltFile} file
 * @param {(bytes: number) => void} count
 */
async function fetchedProgram({ url }, count) {
  const plain = new URL(url);
  plain.search = "";
  const kept = () => download(plain.href);
  const response = await (navigator.onLine ? download(url, { cache: "force-cache" }).catch(kept) : kept());
  // on a first visit it is the long download, and its bytes are counted on a copy
  if (navigator.serviceWorker && !navigator.serviceWorker.controller)
    void countedCopy(response.clone(), count).catch(() => {});
  return response;
}

/**
 * The program, compiled while it arrives; all at once where its host does not say what it is.
 * @param {BuiltFile} file
 */
const compiledProgram = (file) =>
  whole(file, async (count) => {
    let left = file.bytes;
    const response = await fetchedProgram(file, (bytes) => {
      count(Math.min(left, bytes));
      left -= Math.min(left, bytes);
    });
    const declared = response.headers.get("content-type")?.startsWith("application/wasm");
    const program = await (declared
      ? WebAssembly.compileStreaming(response)
      : WebAssembly.compile(await response.arrayBuffer()));
    // what was not counted as it passed is counted as one lump
    count(left);
    left = 0;
    return program;
  });

/** What is begun at once. Whoever takes it hears of its failure. */
const begin = () => {
  const begun = {
    program: compiledProgram(PARTS.wasm),
    library: fetchedBytes(PARTS.stdlib),
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
