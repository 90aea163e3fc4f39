import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { decodedLines, isEncoding } from "../../streams/import/decoded-lines.ts";
import { importLog } from "../../streams/import/import-log.ts";
import { logName, type LogReader, logReader } from "../../streams/import/log-kind.ts";
import { isZone } from "../../streams/recording/instant-of.ts";
import { bytesOf } from "../recording-file/lines.ts";
import { terminal } from "./terminal.ts";
import { UsageError } from "./exit-status.ts";

/** The options that say how a log is to be read. */
export const LOG_OPTIONS = {
  as: { type: "string" },
  zone: { type: "string" },
  map: { type: "string" },
  day: { type: "string" },
  name: { type: "string" },
  encoding: { type: "string" },
} as const;

type LogOptions = Readonly<{ [Key in keyof typeof LOG_OPTIONS]?: string | undefined }>;

/** Imports a log file as the options say. Throws a UsageError where they do not fit together. */
export async function importedLog(
  file: string,
  { as, zone, map, day, name, encoding }: LogOptions,
): ReturnType<typeof importLog> {
  if (zone === undefined)
    throw new UsageError(
      "--zone is missing: in which time zone was the log written? For example --zone Europe/Madrid.",
    );
  if (!isZone(zone))
    throw new UsageError(`--zone ${zone} is no time zone. Zones are written like Europe/Madrid.`);
  if (day !== undefined && !isDay(day))
    throw new UsageError(`--day ${day} is no day. Days are written like 1999-01-05.`);
  const log = logName(basename(file));
  const kind = await kindOf(as, zone, map);
  const written = encoding ?? kind.encoding;
  if (written !== undefined && !isEncoding(written))
    throw new UsageError(
      `There is no encoding "${written}". Encodings are named like windows-1252, iso-8859-15, utf-16le or shift_jis.`,
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

/** Returns how the log is read that the options name. */
async function kindOf(as: string | undefined, zone: string, map: string | undefined): Promise<LogReader> {
  if (as === "anonymous-bank" || as === "asterisk-queue-log") return logReader(as, zone, "");
  if (as !== "csv")
    throw new UsageError(
      `--as ${as ?? "is missing"}: what kind of log is it? anonymous-bank, asterisk-queue-log and csv can be read.`,
    );
  if (map === undefined)
    throw new UsageError(
      "--map is missing: a CSV log needs a map of its columns, as streams/import/README.md tells.",
    );
  return logReader(as, zone, await readFile(map, "utf8"));
}

/** Returns whether a text is a day, yyyy-mm-dd, that the calendar has. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && (new Date(`${text}T00:00:00Z`).toJSON() ?? "").startsWith(text);
