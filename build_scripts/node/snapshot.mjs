// node snapshot.mjs PYODIDE STDLIB CORE_WHEEL OUT
// The memory of a Pyodide that has already imported the rules core, gzipped. Experimental in Pyodide: the page asks for it only
// with ?snapshot=1, and starts the ordinary way when anything about it fails.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";
import { start, unpack } from "./pyodide.mjs";

const [folder, stdlib, wheel, out] = process.argv.slice(2);
const pyodide = await start(folder, { stdLibURL: stdlib, _makeSnapshot: true });
unpack(pyodide, [wheel]);
// what the page's first table needs, and what PyScript's own modules import
pyodide.runPython(`
import base64, dataclasses, html, inspect, json, random, tomllib
import pygame_core.facade
`);
const memory = pyodide.makeMemorySnapshot();
fs.writeFileSync(path.join(out, "snapshot.bin.gz"), zlib.gzipSync(memory, { level: 9 }));
