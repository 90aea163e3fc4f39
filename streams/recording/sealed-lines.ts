import { utf8ToBytes } from "@noble/hashes/utils.js";
import { BlockSums } from "./block-sums.ts";

/** A checkpoint stands behind so many lines. */
export const LINES_PER_CHECKPOINT = 1_000;

/** The lines of a recording with the checkpoints that tell later whether any was changed; the last of them says that it is the end. */
export function* sealed(lines: Iterable<string>): Generator<string> {
  let sums = new BlockSums("");
  for (const line of lines) {
    if (sums.crcs.length === LINES_PER_CHECKPOINT) {
      const { chain, line: checkpoint } = sums.checkpoint(false);
      yield checkpoint;
      sums = new BlockSums(chain);
    }
    sums.add(utf8ToBytes(line));
    yield line;
  }
  yield sums.checkpoint(true).line;
}
