// node styles.mjs NODE_MODULES SOURCES OUT SHEET ...
// Puts each sheet and what it imports into one file with esbuild, and makes it small: the browser asks for a few sheets instead of
// one a component, and readers keep their comments and lines.
import { createRequire } from "node:module";
import path from "node:path";

const [modules, sources, out] = process.argv.slice(2, 5).map((name) => path.resolve(name));
const sheets = process.argv.slice(5);
const esbuild = createRequire(path.join(modules, "x"))("esbuild-wasm");

const { warnings } = await esbuild.build({
  absWorkingDir: sources,
  entryPoints: sheets,
  outdir: out,
  outbase: sources,
  bundle: true,
  minify: true,
  charset: "utf8",
  legalComments: "inline",
  plugins: [
    {
      // what a sheet names is a file of the site, asked for from where the sheet is that it is put into
      name: "addresses",
      setup: ({ onResolve }) =>
        onResolve({ filter: /./ }, ({ kind, path: name, resolveDir }) => {
          if (kind !== "url-token") return undefined;
          // a pattern or the like in the page itself
          if (name.startsWith("#")) return { path: name, external: true };
          const [folder, ...rest] = path.relative(sources, path.resolve(resolveDir, name)).split(path.sep);
          if (path.relative(sources, resolveDir).split(path.sep)[0] !== folder)
            throw new Error(`${name} is named by a sheet of another folder.`);
          return { path: rest.join("/"), external: true };
        }),
    },
  ],
});
if (warnings.length) throw new Error(warnings.map(({ text, location }) => `${location?.file}: ${text}`).join("\n"));
await esbuild.stop();
