import { type FigureKind, directionOf } from "./figure.ts";
import { BenchRefused } from "./refusal.ts";

/** Figures that are measured together. */
interface PlannedRun {
  readonly figures: readonly FigureKind[];
  /** Needs a large database or a large recording. */
  readonly needsData?: boolean;
  /** Needs ten million calls, and is measured only if it is asked for. */
  readonly isHuge?: boolean;
}

/** Measurements of one call of the bench, and their use. */
export interface Plan<Run> {
  readonly runs: readonly Run[];
  /** The ids of the figures that were asked for; only these are compared and recorded. */
  readonly chosen: ReadonlySet<string>;
  readonly isCompared: boolean;
  readonly isRecorded: boolean;
}

/** The name of all figures that need large data, and of those that need ten million calls. */
const DATA = "data";
const HUGE = "data-10m";
const OPTIONS = new Set(["--compare", "--record"]);
const USAGE = `Usage: npm run bench -- [${DATA}] [${HUGE}] [ID…] [--compare] [--record]`;
const TIMES = 3;

/**
 * Reads the command line: without names everything that needs no large data is measured, else the runs of the
 * named figures. `--compare` and `--record` leave out what the history does not keep. Throws BenchRefused.
 */
export function planFrom<Run extends PlannedRun>(args: readonly string[], runs: readonly Run[]): Plan<Run> {
  const options = args.filter((arg) => arg.startsWith("-"));
  const names = args.filter((arg) => !arg.startsWith("-"));
  const all = runs.flatMap(({ figures }) => figures);
  const unknown = [
    ...options.filter((option) => !OPTIONS.has(option)),
    ...names.filter((name) => name !== DATA && name !== HUGE && !all.some(({ id }) => id === name)),
  ];
  if (unknown.length > 0)
    throw new BenchRefused(`Unknown: ${unknown.join(", ")}. ${USAGE}\nFigures:\n${listed(all)}`);

  const [isCompared, isRecorded] = [options.includes("--compare"), options.includes("--record")];
  const isWanted = (figure: FigureKind) => directionOf(figure) !== null || !(isCompared || isRecorded);
  const left = all.filter((figure) => names.includes(figure.id) && !isWanted(figure));
  if (left.length > 0) {
    throw new BenchRefused(
      `Not in the history:\n${listed(left)}\nThe history keeps:\n${listed(all.filter(isWanted))}`,
    );
  }

  const isInGroup = ({ needsData = false, isHuge = false }: Run) =>
    names.length === 0 ? !needsData && !isHuge : names.includes(isHuge ? HUGE : needsData ? DATA : "");
  const chosenOf = (run: Run) =>
    run.figures.filter((figure) => (isInGroup(run) || names.includes(figure.id)) && isWanted(figure));
  return {
    runs: runs.filter((run) => chosenOf(run).length > 0),
    chosen: new Set(runs.flatMap(chosenOf).map(({ id }) => id)),
    isCompared,
    isRecorded,
  };
}

const listed = (figures: readonly FigureKind[]) => figures.map(({ id }) => `  ${id}`).join("\n");

/**
 * Returns the number of measurements of a run: one if the history keeps nothing of it, or every measurement
 * would be the same.
 */
export function timesOf({ figures }: PlannedRun): number {
  return figures.some((figure) => directionOf(figure) !== null && figure.isExact !== true) ? TIMES : 1;
}
