// Modules of the page name what the build puts under vendor/: unit tests find it where npm has put it.
import { register } from "node:module";

register("./vendor-hooks.mjs", import.meta.url);
