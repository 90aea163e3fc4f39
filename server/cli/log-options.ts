import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { decodedLines, isEncoding } from "../../streams/import/decoded-lines.ts";
import { importLog } from "../../streams/import/import-log.ts";
import { logName, type LogReader, logReader } from "../../streams/import/log-kind.ts";
import { isZone } from "../../streams/recording/instant-of.ts";
import { bytesOf } from "../recording-file/lines.ts";
import { terminal } from "./terminal.ts";
import { UsageError } from "./exit-status.ts";

/** Options of commands that import a log of another system. */
export const LOG_OPTIONS = {
  as: { type: "string" },
  zone: { type: "string" },
  map: { type: "string" },
  day: { type: "string" },
  name: { type: "string" },
  encoding: { type: "string" },
} as const;

type LogOptions = Readonly<{ [Key in keyof typeof LOG_OPTIONS]?: string | undefined }>;

/** Converts a log file to the header and events of a replay file. Throws a UsageError for invalid options. */
export async function importedLog(
  file: string,
  { as, zone, map, day, name, encoding }: LogOptions,
): ReturnType<typeof importLog> {
  if (zone === undefined)
    throw new UsageError("--zone is missing. Set the time zone of the log, such as --zone Europe/Madrid.");
  if (!isZone(zone))
    throw new UsageError(`--zone ${zone} is not a time zone. Use one such as Europe/Madrid.`);
  if (day !== undefined && !isDay(day))
    throw new UsageError(`--day ${day} is not a date. Use a date such as 1999-01-05.`);
  const log = logName(basename(file));
  const kind = await kindOf(as, zone, map);
  const written = encoding ?? kind.encoding;
  if (written !== undefined && !isEncoding(written))
    throw new UsageError(
      `Unknown encoding "${written}". Use a name such as windows-1252, iso-8859-15, utf-16le or shift_jis.`,
    );
  return await importLog(decodedLines(bytesOf(file), written), {
    adapter: kind.adapter,
    as: as ?? "",
    log,
    name: name ?? (day === undefined ? log : `${log} ${day}`),
    zone,
    day,
    progress: (rows) => terminal.progress(() => `${rows} rows read`),
  });
}

/** Returns the reader for the kind of log (`as`). `map`: path of the column map of a CSV log. */
async function kindOf(as: string | undefined, zone: string, map: string | undefined): Promise<LogReader> {
  if (as === "anonymous-bank" || as === "asterisk-queue-log") return logReader(as, zone, "");
  if (as !== "csv")
    throw new UsageError(
      `--as ${as === undefined ? "is missing" : `${as} is not supported`}. Use anonymous-bank, asterisk-queue-log or csv.`,
    );
  if (map === undefined)
    throw new UsageError(
      "--map is missing. A CSV log requires a map of its columns: see streams/import/README.md.",
    );
  return logReader(as, zone, await readFile(map, "utf8"));
}

/** Returns true if a text is a valid date, yyyy-mm-dd. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON() ?? "").startsWith(text);
