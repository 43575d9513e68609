// @ts-check
// Starts PyScript under a policy without 'unsafe-eval'.
//
// PyScript turns the hooks of its workers into text and evaluates it, even on a page that starts no PyScript worker: the only
// place where its core needs eval. This page starts none (searching bots run in module workers of its own), so the set is emptied
// here, before the interpreter has arrived and the set is read.
import { hooks } from "../vendor/pyscript/core.js";

hooks.worker.onBeforeRunAsync.clear();
