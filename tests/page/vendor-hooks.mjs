import { pathToFileURL } from "node:url";

const NPM = `${pathToFileURL(process.env.LEADENHALL_NPM).href}/`;
/** lit-html for a machine without a document. */
const LIT = /\/vendor\/lit-html\/(.*)$/;

export function resolve(specifier, context, next) {
  const lit = LIT.exec(specifier);
  return lit ? { url: `${NPM}lit-html/node/${lit[1]}`, shortCircuit: true } : next(specifier, context);
}
