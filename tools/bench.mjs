/**
 * Measures the built console and platform in a real Chromium: a line of JSON for each figure on standard
 * output. With
 * `--compare` it finds what is worse than the last line of tests/bench/history.ndjson, with `--record` it
 * appends to it. What it takes is in tests/bench/README.md.
 */
import { join } from "node:path";
import { needChromium } from "./chromium.mjs";
import { BUILT_FROM, build, install, prepare, root } from "./prepare.mjs";

// Vite, importing, would make it "development" for itself and for every build that this process starts.
process.env.NODE_ENV = "production";
prepare();
// Only now is it sure to be installed.
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
// To exit is what ends the browser and the platform that are under measurement.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.exit((await harness.bench(job, chromium)) ? 0 : 1);
