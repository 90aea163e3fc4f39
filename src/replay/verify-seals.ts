import { LineSplitter } from "../../streams/recording/line-splitter.ts";
import { SealReader } from "../../streams/recording/read-seals.ts";
import type { SealFinding } from "../../streams/recording/seal-finding.ts";
import { bytesOf } from "./unpacked.ts";

/** Bytes: so many take a few milliseconds, after which whatever else was asked is answered. */
const SLICE = 250_000;

/** Holds a recording, unpacked, against its checkpoints, a slice at a time. `progress` is told how many bytes are done. */
export async function verifySeals(plain: Blob, progress: (done: number) => void, signal: AbortSignal): Promise<readonly SealFinding[]> {
  const [lines, seals] = [new LineSplitter(), new SealReader()];
  const found: SealFinding[] = [];
  let done = 0;
  for await (const slice of bytesOf(plain, SLICE)) {
    signal.throwIfAborted();
    for (const line of lines.push(slice)) found.push(...seals.read(line));
    progress((done += slice.length));
  }
  const rest = lines.end();
  if (rest) found.push(...seals.read(rest));
  return [...found, ...seals.end(rest === null)];
}
