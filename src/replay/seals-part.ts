import { LineSplitter } from "../../streams/recording/line-splitter.ts";
import { SealReader } from "../../streams/recording/read-seals.ts";
import type { SealFinding } from "../../streams/recording/seal-finding.ts";
import type { Held } from "./worker-state.ts";
import { bytesOf } from "./file-bytes.ts";

/** Verifies the seals of the open recording while it is already displayed. */
export const sealsPart = (held: Held) => ({
  /** Null if another recording was opened in the meantime. */
  checkSeals: async (): Promise<readonly SealFinding[] | null> => {
    const { plain } = held;
    return plain ? await verifySeals(plain, () => held.plain === plain) : [];
  },
});

/** Bytes between two chances for other requests: they take a few milliseconds. */
const SLICE = 250_000;

/**
 * Compares a recording, unpacked, with its checkpoints, a slice at a time; null once that is no longer
 * wanted.
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
