// Finds where the page's JavaScript takes a text apart: `node parsed.mjs NODE_MODULES FILE...` writes a list of places as JSON.
// What is prose and what is an id, build_scripts/workshop/parsed.py says.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [modules, ...files] = process.argv.slice(2);
const ts = (await import(pathToFileURL(`${modules}/typescript/lib/typescript.js`))).default;

/** Methods that only texts (and regular expressions) have. */
const OF_TEXTS = new Set([
  "split",
  "startsWith",
  "endsWith",
  "match",
  "matchAll",
  "substring",
  "substr",
  "charAt",
  "charCodeAt",
  "codePointAt",
  "exec",
]);
/** Methods that arrays have, too: counted where they are given a text. */
const WITH_A_TEXT = new Set(["indexOf", "lastIndexOf", "replace", "replaceAll", "search"]);
const SEPARATORS = new Set(["/", "-", ".", ":", "_", "#", "|", ","]);

const isText = (node) =>
  node && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node) || ts.isRegularExpressionLiteral(node));

/** `"order-".length` or `PREFIX.length`: how long the beginning of a text is. */
function isLengthOfText(node) {
  if (!ts.isPropertyAccessExpression(node) || node.name.text !== "length") return false;
  return isText(node.expression) || (ts.isIdentifier(node.expression) && /^[A-Z_]+$/.test(node.expression.text));
}

function mentionsLength(node) {
  return isLengthOfText(node) || Boolean(ts.forEachChild(node, (child) => mentionsLength(child) || undefined));
}

function takesApart(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  const method = node.expression.name.text;
  const [first] = node.arguments;
  if (isText(node.expression.expression) && method === "split") return false;
  if (OF_TEXTS.has(method)) return true;
  if (method === "test")
    return ts.isRegularExpressionLiteral(node.expression.expression) || node.arguments.length === 1;
  if (WITH_A_TEXT.has(method)) return isText(first);
  if (method === "includes") return Boolean(first) && ts.isStringLiteralLike(first) && SEPARATORS.has(first.text);
  return method === "slice" && node.arguments.some(mentionsLength);
}

/** What an answer is called: the value of an option, or one that somebody gave. */
const ANSWERS = new Set(["value", "answer"]);

function isAnswer(node) {
  if (ts.isPropertyAccessExpression(node)) return node.name.text === "value";
  return ts.isIdentifier(node) && ANSWERS.has(node.text);
}

/** `act.value[0]`, `const [deed, n] = act.value`, `sell(...act.value)`: an answer read by position. */
function readsByPosition(node) {
  if (ts.isElementAccessExpression(node))
    return isAnswer(node.expression) && ts.isNumericLiteral(node.argumentExpression);
  if (ts.isVariableDeclaration(node))
    return ts.isArrayBindingPattern(node.name) && Boolean(node.initializer) && isAnswer(node.initializer);
  return ts.isSpreadElement(node) && ts.isCallExpression(node.parent) && isAnswer(node.expression);
}

/** What a function is called, where it says so itself or the constant or property that holds it does. */
function nameOf(node) {
  if (node.name && (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isClassDeclaration(node)))
    return node.name.getText();
  const holds = ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node);
  const inner = holds && node.initializer;
  return inner && (ts.isArrowFunction(inner) || ts.isFunctionExpression(inner)) ? node.name.getText() : "";
}

function placesOf(file) {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found = [];
  const walk = (node, within) => {
    const name = nameOf(node);
    const here = name ? (within ? `${within}.${name}` : name) : within;
    if (takesApart(node) || readsByPosition(node)) {
      const at = ts.isCallExpression(node) ? node.expression.name : node;
      const { line } = source.getLineAndCharacterOfPosition(at.getStart());
      found.push({ file, function: here, line: line + 1, source: node.getText().replace(/\s+/g, " ").slice(0, 100) });
    }
    ts.forEachChild(node, (child) => walk(child, here));
  };
  walk(source, "");
  return found;
}

console.log(JSON.stringify(files.flatMap(placesOf)));
