// Holds values against declarations: `node shaped.mjs NODE_MODULES DECLARATIONS VALUES` writes what is wrong as a list of
// sentences. VALUES is JSON, {"<name of a type>": [values]}. What a value has beyond its type is the board's to leave alone.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [modules, declarations, values] = process.argv.slice(2);
const ts = (await import(pathToFileURL(`${modules}/typescript/lib/typescript.js`))).default;
const program = ts.createProgram([declarations], {
  strict: true,
  skipLibCheck: true,
  lib: ["lib.es2024.d.ts"],
  types: [],
});
const checker = program.getTypeChecker();
const source = program.getSourceFile(declarations);
const declared = new Map(
  checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .map((one) => [one.name, checker.getDeclaredTypeOfSymbol(one)]),
);

const PLAIN = [
  [ts.TypeFlags.StringLike, "string"],
  [ts.TypeFlags.NumberLike, "number"],
  [ts.TypeFlags.BooleanLike, "boolean"],
];
const isMap = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** What is wrong with a value: sentences, none if it has the type. */
function wrong(value, type, place) {
  if (type.flags & ts.TypeFlags.Any) return [];
  const named = () => [`${place}: ${JSON.stringify(value).slice(0, 60)} is no ${checker.typeToString(type)}`];
  if (type.flags & ts.TypeFlags.Null) return value === null ? [] : named();
  const plain = PLAIN.find(([flags]) => type.flags & flags);
  if (plain) return typeof value === plain[1] ? [] : named();
  if (type.isUnion()) return ofUnion(value, type, place);
  if (checker.isArrayType(type)) return Array.isArray(value) ? ofList(value, type, place) : named();
  return isMap(value) ? ofObject(value, type, place) : named();
}

/** None if one of them fits; else what is wrong by the one that comes nearest. */
function ofUnion(value, type, place) {
  const tried = type.types.map((one) => wrong(value, one, place));
  return tried.find((one) => !one.length) ?? tried.sort((a, b) => b[0].length - a[0].length)[0];
}

function ofList(value, type, place) {
  const [of] = checker.getTypeArguments(type);
  return value.flatMap((one, at) => wrong(one, of, `${place}[${at}]`));
}

function ofObject(value, type, place) {
  const every = checker.getIndexInfoOfType(type, ts.IndexKind.String);
  if (every) return Object.entries(value).flatMap(([key, one]) => wrong(one, every.type, `${place}.${key}`));
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const { name } = property;
    if (name in value)
      return wrong(
        value[name],
        checker.getNonOptionalType(checker.getTypeOfSymbolAtLocation(property, source)),
        `${place}.${name}`,
      );
    return property.flags & ts.SymbolFlags.Optional ? [] : [`${place}: ${checker.typeToString(type)} has no ${name}`];
  });
}

const all = Object.entries(JSON.parse(readFileSync(values, "utf-8")));
const found = all.flatMap(([name, list]) => {
  const type = declared.get(name);
  return type ? list.flatMap((one) => wrong(one, type, name)) : [`nothing is declared as ${name}`];
});
process.stdout.write(JSON.stringify([...new Set(found)]));
