/**
 * Measures the built console's live table beside a hand-written one and other people's, in a real Chromium: a line of
 * JSON for each figure on standard output. `npm run bench -- ID…` measures only what these figures need.
 */
import { join } from "node:path";
import { needChromium } from "./chromium.mjs";
import { build, install, prepare, root } from "./prepare.mjs";

// Vite, importing, would make it "development" for itself and for every build that this process starts.
process.env.NODE_ENV = "production";
prepare();
// Only now is it sure to be installed.
const { runnerImport } = await import("vite");
const { module: harness } = await runnerImport(join(root, "tests/bench/bench.ts"), { root, logLevel: "warn" });
const runs = (() => {
  try {
    return harness.runsFor(process.argv.slice(2));
  } catch (error) {
    if (error.name !== "UnknownFigure") throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
})();
const chromium = needChromium();
install(join(root, "tests/bench/peers"));
build();
// To exit is what ends the browser and the platform that are under measurement.
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));
process.exit((await harness.bench(runs, chromium)) ? 0 : 1);
