import { parseArgs } from "node:util";
import { GROUPINGS, type Grouping } from "../recording-file/grouping.ts";
import { DEFINITIONS, metricsCsv } from "../recording-file/metrics-csv.ts";
import { newerWords } from "../recording-file/version-words.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { openFile } from "./open-file.ts";
import { terminal } from "./terminal.ts";

export const METRICS_USAGE = `  metrics FILE [--by day|hour|segment|agent]
      Writes the number of contacts of a replay file, their waiting times and their call times, as CSV. The
      definitions of the columns go to standard error. Default of --by: day
      Exit status: 0 written, 1 failed, 2 invalid usage, 3 written, but unreadable lines were skipped.`;

const isGrouping = (by: string | undefined): by is Grouping => GROUPINGS.some((known) => known === by);

/** Computes the metrics of a replay file. Standard output contains only the CSV. */
export async function runMetrics(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { by: { type: "string", default: "day" } },
  });
  const { by } = values;
  if (!isGrouping(by))
    throw new UsageError(`--by ${by} is not supported. Use one of ${GROUPINGS.join(", ")}.`);
  const { recording, damages } = await openFile("metrics", positionals, signal);
  const newer = newerWords(recording.header);
  if (newer !== null) terminal.say(newer);
  const { csv, open } = await metricsCsv(recording.header, recording.events, by);
  for (const definition of DEFINITIONS) terminal.say(definition);
  if (open > 0)
    terminal.say(`Contacts that continue after the end of the replay file, not counted: ${open}.`);
  terminal.text(csv);
  return damages() > 0 ? EXIT.INCOMPLETE : EXIT.WELL;
}
