// node bundle.mjs NODE_MODULES SOURCES OUT SCRIPT ...
// Puts the page's modules together with Rollup: the browser asks for a few files instead of a hundred, each of which costs it (and
// the service worker) more than its content. Every module keeps its address: what went into a larger file leaves one there that
// only passes its exports on, so that whoever imports a module by its address (a test, a page) gets the one instance there is.
// Everything is then made small with esbuild, licences kept; SCRIPTs are that alone, each by itself.
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [modules, sources, out] = process.argv.slice(2, 5).map((name) => path.resolve(name));
const scripts = process.argv.slice(5);
const installed = createRequire(path.join(modules, "x"));
const { rollup } = await import(pathToFileURL(installed.resolve("@rollup/wasm-node")).href);
const esbuild = installed("esbuild-wasm");

async function small(text) {
  const { code, warnings } = await esbuild.transform(text, { minify: true, charset: "utf8", legalComments: "inline" });
  if (warnings.length) throw new Error(warnings.map((one) => one.text).join("\n"));
  return code;
}
const smaller = { name: "smaller", renderChunk: async (text) => ({ code: await small(text), map: null }) };

const place = (file) => path.relative(sources, file).split(path.sep).join("/");
const file = (address) => path.join(sources, ...address.split("/"));
const within = (folder, options) =>
  fs
    .readdirSync(file(folder), options)
    .map((name) => `${folder}/${name.split(path.sep).join("/")}`)
    .filter((name) => name.endsWith(".js"));
// app/early.js is a plain script that runs before all others; a board's own parts come with it
const entries = [...within("app", { recursive: true }), ...within("boards")].filter((name) => name !== "app/early.js");
// loaded by address: PyScript and the workers name them
const EXTERNAL = /^(boot|vendor\/(pyodide|pyscript))\//;
const INTERPRETER = "boot/interpreter.mjs";

/** In the order in which a module falls to the first of which it is a part. */
const CHUNKS = { opening: "app/boot.js", links: "app/poster.js", page: "app/main.js", lobby: "app/lobby/lobby.js" };
/** These do something when they are loaded, so that no other module may come with them. */
const ALONE = ["app/boot.js", "app/poster.js"];

/** All modules that one imports, directly or not. */
function parts(root, { getModuleInfo }) {
  const met = new Set();
  const waiting = [file(root)];
  for (const id of waiting) {
    if (met.has(id) || getModuleInfo(id).isExternal) continue;
    met.add(id);
    waiting.push(...getModuleInfo(id).importedIds);
  }
  return met;
}

let split = null;
const chunkOf = (id, graph) => {
  if (ALONE.includes(place(id))) return undefined;
  split ??= Object.entries(CHUNKS).map(([name, root]) => ({ name, met: parts(root, graph) }));
  return split.find(({ met }) => met.has(id))?.name;
};

const onwarn = (warning) => {
  throw new Error(warning.message);
};

const bundle = await rollup({
  input: Object.fromEntries(entries.map((name) => [name.slice(0, -".js".length), file(name)])),
  external: (id, importer) =>
    EXTERNAL.test(place(importer && id.startsWith(".") ? path.resolve(path.dirname(importer), id) : id)),
  preserveEntrySignatures: "strict",
  onwarn,
  plugins: [
    {
      name: "addresses",
      // a module names other files from where it lies itself
      resolveImportMeta(property, { chunkId, moduleId }) {
        const from = path.posix.relative(path.posix.dirname(chunkId), place(moduleId));
        return property === "url" ? `new URL(${JSON.stringify(from)}, import.meta.url).href` : null;
      },
    },
  ],
});
await bundle.write({
  dir: out,
  format: "es",
  entryFileNames: "[name].js",
  chunkFileNames: "app/together/[name].js",
  manualChunks: chunkOf,
  plugins: [smaller],
});

// what starts Python is one file, at the address that PyScript and the workers know; its parts lie where it lies
const interpreter = await rollup({ input: file(INTERPRETER), external: (id) => id.includes("/vendor/"), onwarn });
await interpreter.write({
  dir: path.join(out, path.dirname(INTERPRETER)),
  format: "es",
  entryFileNames: path.basename(INTERPRETER),
  plugins: [smaller],
});

for (const name of scripts) {
  fs.mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  fs.writeFileSync(path.join(out, name), await small(fs.readFileSync(file(name), "utf8")));
}
await esbuild.stop();
