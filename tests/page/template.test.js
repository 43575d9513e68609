// The template language of the page against the cases that the rules core is held to as well.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { BadTemplate, compile, formatsOf, write } from "../../web/app/template.js";

const CASES = JSON.parse(readFileSync(new URL("../words.json", import.meta.url), "utf-8"));
const formats = formatsOf(CASES.sections, CASES.names);
const said = (template, params) => write(compile(template), params, formats);

for (const [template, params, text] of CASES.said) {
  test(`${template} with ${JSON.stringify(params)}`, () => assert.equal(said(template, params), text));
}

for (const template of CASES.broken) {
  test(`${template} is no template`, () => assert.throws(() => said(template, { a: 1, n: 1 }), BadTemplate));
}

for (const [template, params] of CASES.lacking) {
  test(`${template} wants its parameters`, () => assert.throws(() => said(template, params), BadTemplate));
}
