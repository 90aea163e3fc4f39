import { type Bundles, buildBundles } from "./bundles.ts";
import { chosenRuns } from "./chosen-runs.ts";
import { figureLine } from "./figure.ts";
import { startContacts } from "./measure-contacts.ts";
import type { OwnPlatform } from "./own-platform.ts";
import { RUNS, type Means, type Run } from "./runs.ts";
import { type Stage, openStage } from "./stage.ts";

/** The runs that these figures need. Throws UnknownFigure. */
export const runsFor = (ids: readonly string[]): readonly Run[] => chosenRuns(RUNS, ids);

/**
 * Measures, and prints a line of JSON for each figure on standard output; everything else goes to standard error. Says
 * whether everything could be measured, whatever came of it.
 */
export async function bench(runs: readonly Run[], chromium: string): Promise<boolean> {
  const undo: (() => Promise<void> | void)[] = [];
  const means = meansFor(chromium, undo);
  let isWhole = true;
  try {
    for (const run of runs) {
      process.stderr.write(`\n${run.ids.join(", ")}\n`);
      try {
        for (const figure of await run.measure(means)) process.stdout.write(`${figureLine(figure)}\n`);
      } catch (error) {
        isWhole = false;
        process.stderr.write(`This could not be measured. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
      }
    }
    return isWhole;
  } finally {
    for (const step of undo.reverse()) await step();
  }
}

/** Each is made once, for the first that asks; what ends them goes to `undo`. */
function meansFor(chromium: string, undo: (() => Promise<void> | void)[]): Means {
  let bundling: Promise<Bundles> | null = null;
  let staging: Promise<Stage> | null = null;
  let seeding: Promise<OwnPlatform> | null = null;
  const makeBundles = async () => {
    const bundles = await buildBundles();
    undo.push(bundles.remove);
    return bundles;
  };
  const bundles = () => (bundling ??= makeBundles());
  const makeStage = async () => {
    const stage = await openStage(await bundles(), chromium);
    undo.push(stage.close);
    return stage;
  };
  const makeContacts = async () => {
    const platform = await startContacts();
    undo.push(platform.stop);
    return platform;
  };
  return { chromium, bundles, stage: () => (staging ??= makeStage()), contacts: () => (seeding ??= makeContacts()) };
}
