import type { BytesAt } from "../../streams/replay/log-of-recording.ts";

/** Bytes: some hundred events. To ask a browser for each event would cost a hundred times as much. */
const BLOCK = 65_536;

/**
 * Reads from a file block by block, and keeps the one that it read last: who reads one event mostly wants
 * those beside it.
 */
export function inBlocks(file: Blob, size = BLOCK): BytesAt {
  let last: { readonly from: number; readonly until: number; readonly bytes: Promise<Uint8Array> } | null =
    null;
  return async (start, end) => {
    if (!last || start < last.from || end > last.until) {
      const from = start - (start % size);
      const until = Math.max(end, from + size);
      last = { from, until, bytes: bytesOf(file.slice(from, until)) };
    }
    const block = last;
    try {
      return (await block.bytes).subarray(start - block.from, end - block.from);
    } catch (error) {
      // What could not be read is asked for again the next time.
      if (last === block) last = null;
      throw error;
    }
  };
}

const bytesOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());
