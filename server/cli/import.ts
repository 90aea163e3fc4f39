import { parseArgs } from "node:util";
import type { ImportSummary } from "../../streams/import/import-log.ts";
import { writeRecording } from "../recording-file/write-recording.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { importedLog, LOG_OPTIONS } from "./log-options.ts";
import { assertNotOverwritten } from "./assert-not-overwritten.ts";
import { terminal } from "./terminal.ts";

export const IMPORT_USAGE = `  import FILE --as KIND --zone ZONE --out FILE.ndjson[.gz] [--day yyyy-mm-dd] [--name NAME] [--map MAP.json] [--encoding NAME]
      Turns a log (plain or gzip) into a recording; gzip where the name ends in .gz.
      --as    anonymous-bank, asterisk-queue-log, or csv together with --map (see streams/import/README.md)
      --zone  the time zone of the log, such as Asia/Jerusalem
      --day   only what began on that day
      --name  what the recording is called; the name of the file where it is absent
      --encoding  how the log's letters are encoded, such as windows-1252; UTF-8 where neither this nor the map says`;

/** Turns a log into a recording. Standard output is the summary and nothing else. */
export async function runImport(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...LOG_OPTIONS, out: { type: "string" } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("import needs one file to read.");
  if (values.out === undefined)
    throw new UsageError("--out is missing: where is the recording to be written?");
  await assertNotOverwritten("--out", values.out, [file, values.map]);
  const { header, events, summary } = await importedLog(file, values);
  signal.throwIfAborted();
  if (events.length === 0) throw new Error(nothingIn(file, summary, values.day));
  terminal.progress(() => `writing ${events.length} events`);
  await writeRecording(values.out, header, events, signal);
  terminal.say(
    `${values.out}: ${events.length} events of ${summary.rows} rows, ${summary.leftOut.length} left out`,
  );
  terminal.result(summary);
  return summary.leftOut.length === 0 ? EXIT.WELL : EXIT.INCOMPLETE;
}

/** Returns the reason why a log produced no events. */
function nothingIn(file: string, { rows, leftOut }: ImportSummary, day: string | undefined): string {
  const [first] = leftOut;
  const why = () => {
    if (first)
      return `${rows === 1 ? "its one row is left out" : `all of its ${rows} rows are left out, the first of them`}, line ${first.line}, because ${first.reason}`;
    if (rows > 0)
      return rows === 1 ? "its one row tells of nothing" : `none of its ${rows} rows tells of anything`;
    return day === undefined ? "it has no rows" : `nothing in it began on ${day}`;
  };
  return `Nothing of ${file} can be imported: ${why()}. No file was written.`;
}
