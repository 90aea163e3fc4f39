import { LineSplitter } from "../../streams/recording/line-splitter.ts";
import { SealReader } from "../../streams/recording/read-seals.ts";
import type { SealFinding } from "../../streams/recording/seal-finding.ts";
import type { Held } from "./worker-state.ts";
import { bytesOf } from "./file-bytes.ts";

/** Verifies the seals (checkpoints with checksums) of the open replay file while it is already displayed. */
export const sealsPart = (held: Held) => ({
  /** Returns the findings; null if another replay file was opened in the meantime. */
  checkSeals: async (): Promise<readonly SealFinding[] | null> => {
    const { plain } = held;
    return plain ? await verifySeals(plain, () => held.plain === plain) : [];
  },
});

/** Number of bytes to verify between two pauses for other requests: a few milliseconds of work. */
const SLICE = 250_000;

/**
 * Verifies an uncompressed replay file against its checkpoints, slice by slice. Returns null as soon as
 * `isWanted` returns false.
 */
export async function verifySeals(
  plain: Blob,
  isWanted: () => boolean,
): Promise<readonly SealFinding[] | null> {
  const [lines, seals] = [new LineSplitter(), new SealReader()];
  const found: SealFinding[] = [];
  for await (const slice of bytesOf(plain, SLICE)) {
    if (!isWanted()) return null;
    for (const line of lines.push(slice)) found.push(...seals.read(line));
  }
  const rest = lines.end();
  if (rest) found.push(...seals.read(rest, false));
  return [...found, ...seals.end(rest === null)];
}
