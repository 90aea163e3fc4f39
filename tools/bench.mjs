/**
 * Measures the built console and platform in a real Chromium, and writes one line of JSON for each figure to
 * standard output. `--compare` reports figures worse than the last line of tests/bench/history.ndjson, and
 * `--record` appends to it. See tests/bench/README.md for requirements.
 */
import { join } from "node:path";
import { needChromium } from "./chromium.mjs";
import { BUILT_FROM, build, install, prepare, root } from "./prepare.mjs";

// Otherwise importing Vite would set "development" for Vite and for every build of this process.
process.env.NODE_ENV = "production";
prepare();
// Installed by `prepare`.
const { runnerImport } = await import("vite");
const { module: harness } = await runnerImport(join(root, "tests/bench/bench.ts"), {
  root,
  logLevel: "warn",
});
const job = (() => {
  try {
    return harness.jobFrom(process.argv.slice(2), BUILT_FROM);
  } catch (error) {
    if (error.name !== "BenchRefused") throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
})();
const chromium = needChromium();
install(join(root, "tests/bench/peers"));
if (!(await build())) process.exit(1);
// Exiting ends the measured browser and platform.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.exit((await harness.bench(job, chromium)) ? 0 : 1);
