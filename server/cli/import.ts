import { parseArgs } from "node:util";
import type { ImportSummary } from "../../streams/import/import-log.ts";
import { writeRecording } from "../recording-file/write-recording.ts";
import { EXIT, UsageError } from "./exit-status.ts";
import { importedLog, LOG_OPTIONS } from "./log-options.ts";
import { assertNotOverwritten } from "./assert-not-overwritten.ts";
import { terminal } from "./terminal.ts";

export const IMPORT_USAGE = `  import FILE --as KIND --zone ZONE --out FILE.ndjson[.gz] [--day yyyy-mm-dd] [--name NAME] [--map MAP.json] [--encoding NAME]
      Converts a log (plain or gzip) to a replay file, which is compressed if its name ends in .gz.
      --as        anonymous-bank, asterisk-queue-log, or csv with --map (see streams/import/README.md)
      --zone      time zone of the log, such as Asia/Jerusalem
      --day       imports only contacts that began on this day
      --name      name of the replay file. Default: the name of the log without its extension, and the day of --day
      --encoding  text encoding, such as windows-1252. Default: the encoding of the map, otherwise UTF-8
      Exit status: 0 written, 1 failed, 2 invalid usage, 3 written, but some rows were left out.`;

/** Converts a log to a replay file. Standard output contains only the summary. */
export async function runImport(args: readonly string[], signal: AbortSignal): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { ...LOG_OPTIONS, out: { type: "string" } },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new UsageError("import requires one file.");
  if (values.out === undefined) throw new UsageError("--out is missing. Set the file to write.");
  await assertNotOverwritten("--out", values.out, [file, values.map]);
  const { header, events, summary } = await importedLog(file, values);
  signal.throwIfAborted();
  if (events.length === 0) throw new Error(emptyImport(file, summary, values.day));
  terminal.progress(() => `writing ${events.length} events`);
  await writeRecording(values.out, header, events, signal);
  terminal.say(
    `${values.out}: ${events.length} events from ${summary.rows} rows; rows left out: ${summary.leftOut.length}`,
  );
  terminal.result(summary);
  return summary.leftOut.length === 0 ? EXIT.WELL : EXIT.INCOMPLETE;
}

/** Returns the reason why a log produced no events. */
function emptyImport(file: string, { rows, leftOut }: ImportSummary, day: string | undefined): string {
  const [first] = leftOut;
  const why = () => {
    if (first)
      return `${rows === 1 ? "its only row is" : `all ${rows} rows are`} left out (line ${first.line}: ${first.reason})`;
    if (rows > 0) return rows === 1 ? "its only row has no event" : `none of its ${rows} rows has an event`;
    return day === undefined ? "it has no rows" : `no contact began on ${day}`;
  };
  return `Cannot import ${file}: ${why()}. No file was written.`;
}
