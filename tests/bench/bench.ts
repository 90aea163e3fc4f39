import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { type CallsDatabase, startCalls } from "./calls-platform.ts";
import { type Bundles, buildBundles } from "./bundles.ts";
import { commitOf } from "./commit.ts";
import { type Comparison, assertComparable, compared, comparisonTable } from "./compare.ts";
import { type Figure, type Readings, directionOf, figureLine, figureOf, keptOf } from "./figure.ts";
import { type HistoryLine, appendHistory, lastLines, readHistory } from "./history.ts";
import { startContacts } from "./measure-contacts.ts";
import type { OwnPlatform } from "./own-platform.ts";
import { type Plan, planFrom, timesOf } from "./plan.ts";
import { RUNS, type Means, type Run } from "./runs.ts";
import { type Stage, openStage } from "./stage.ts";
import { summary } from "./statistics.ts";

const HISTORY = relative(process.cwd(), fileURLToPath(new URL("history.ndjson", import.meta.url)));
/** Files of the bench itself. */
const BENCH = ["tests/bench", "tools/bench.mjs", ":(exclude)tests/bench/history.ndjson"];

/** A call of the bench that can be carried out. */
export interface Job extends Plan<Run> {
  readonly last: ReadonlyMap<string, HistoryLine>;
  /** Commit in the lines of the history; null where none is appended. */
  readonly commit: string | null;
}

/**
 * Checks the command line, the history and, for lines that are to be appended, the working tree. `builtFrom`
 * are the files and folders of the console and the platform. Throws BenchRefused.
 */
export function jobFrom(args: readonly string[], builtFrom: readonly string[]): Job {
  const plan = planFrom(args, RUNS);
  const isKept = plan.isCompared || plan.isRecorded;
  const last = lastLines(isKept ? readHistory(HISTORY) : []);
  if (plan.isCompared && !plan.isRecorded) assertComparable(plan.chosen, last);
  return { ...plan, last, commit: plan.isRecorded ? commitOf([...builtFrom, ...BENCH]) : null };
}

/**
 * Measures. Standard output is a line of JSON for each figure, or the table of a comparison; everything else
 * goes to standard error. Returns whether everything could be measured and nothing that was compared is
 * worse.
 */
export async function bench(job: Job, chromium: string): Promise<boolean> {
  const begun = performance.now();
  const undo: (() => Promise<void> | void)[] = [];
  const means = meansFor(chromium, undo);
  const comparisons: Comparison[] = [];
  let isWhole = true;
  try {
    for (const run of job.runs) {
      try {
        const figures = await figuresOf(run, means);
        comparisons.push(...keep(job, figures));
        if (!job.isCompared) for (const figure of figures) process.stdout.write(`${figureLine(figure)}\n`);
        const missing = figures.filter((figure) => directionOf(figure) !== null && figure.value === null);
        if (missing.length > 0)
          throw new Error(`There is no value of ${missing.map(({ id }) => id).join(", ")}.`);
      } catch (error) {
        isWhole = false;
        process.stderr.write(
          `This could not be measured. ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
        );
      }
    }
  } finally {
    for (const step of undo.reverse()) await step();
  }
  process.stderr.write(`\nThe bench took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes.\n`);
  if (job.isCompared) process.stdout.write(comparisonTable(comparisons, job.chosen));
  return isWhole && comparisons.every(({ verdict }) => verdict !== "worse");
}

/** Measures the figures of a run as often as they need it. */
async function figuresOf(run: Run, means: Means): Promise<readonly Figure[]> {
  const begun = performance.now();
  process.stderr.write(`\n${run.figures.map(({ id }) => id).join(", ")}\n`);
  const readings: Readings[] = [];
  for (let turn = 0; turn < timesOf(run); turn++) readings.push(await run.measure(means, turn));
  process.stderr.write(
    `  took ${((performance.now() - begun) / 1_000).toFixed(0)} s; least / middle / most:\n`,
  );
  for (const { id, unit } of run.figures) {
    process.stderr.write(
      `  ${id}: ${summary(readings.map((reading) => reading[id] ?? Number.NaN))} ${unit}\n`,
    );
  }
  return run.figures.map((kind) => figureOf(kind, readings));
}

/** Compares and records what was asked for of these figures. Returns the comparisons. */
function keep({ chosen, last, isCompared, commit }: Job, figures: readonly Figure[]): readonly Comparison[] {
  const kept = figures.flatMap((figure) => (chosen.has(figure.id) ? (keptOf(figure) ?? []) : []));
  // Right after each run, so that an interrupted bench keeps what it has measured.
  if (commit !== null) appendHistory(HISTORY, kept, { commit, date: new Date().toISOString().slice(0, 10) });
  return isCompared ? kept.map((figure) => compared(figure, last.get(figure.id))) : [];
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
  const calls = new Map<CallsDatabase, Promise<OwnPlatform>>();
  const makeCalls = async (database: CallsDatabase) => {
    const platform = await startCalls(database);
    undo.push(platform.stop);
    return platform;
  };
  const makeContacts = async () => {
    const platform = await startContacts();
    undo.push(platform.stop);
    return platform;
  };
  return {
    chromium,
    bundles,
    stage: () => (staging ??= makeStage()),
    contacts: () => (seeding ??= makeContacts()),
    calls: (database) => {
      const platform = calls.get(database) ?? makeCalls(database);
      calls.set(database, platform);
      return platform;
    },
  };
}
