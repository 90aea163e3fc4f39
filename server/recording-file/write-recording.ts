import { randomBytes } from "node:crypto";
import { open, rename, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { RecordingHeader } from "../../openapi/generated/recording.ts";
import { recordingLines } from "../../streams/recording/sealed-lines.ts";
import { Redactor, type RedactorOptions } from "../../streams/recording/redactor.ts";

/**
 * Writes a recording with its seals, as gzip if the name ends in `.gz`. The gzip header contains no date, so
 * equal recordings have equal bytes. The file appears under its name only when it is complete; after an error
 * or abort the previous file remains.
 */
export async function writeRecording(
  path: string,
  header: RecordingHeader,
  records: Iterable<object>,
  signal?: AbortSignal,
): Promise<void> {
  // In a shared folder, other users could create a file or link under a predictable temporary name. `wx`
  // never opens an existing one.
  const part = join(dirname(path), `.${basename(path)}.${randomBytes(NAME_BYTES).toString("hex")}.part`);
  const text = Readable.from(written(recordingLines(header, records)));
  const file = (await open(part, "wx")).createWriteStream({ flush: true });
  try {
    if (path.endsWith(".gz")) await pipeline(text, createGzip({ level: 9 }), file, { signal });
    else await pipeline(text, file, { signal });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

const NAME_BYTES = 8;

/** Lines are written in batches, because a write per line would take longer than the compression. */
const LINES_PER_WRITE = 500;

function* written(lines: Iterable<string>): Generator<string> {
  let held: string[] = [];
  for (const line of lines) {
    held.push(line);
    if (held.length < LINES_PER_WRITE) continue;
    yield `${held.join("\n")}\n`;
    held = [];
  }
  if (held.length > 0) yield `${held.join("\n")}\n`;
}

const KEY_BYTES = 32;

/** Returns a redactor for one file, with a random key that is never stored. */
export const newRedactor = (options?: RedactorOptions): Redactor =>
  new Redactor(randomBytes(KEY_BYTES), options);
