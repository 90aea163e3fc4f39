import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import crc32 from "crc-32";
import type { RecordingCheckpoint } from "../../openapi/generated/recording.ts";

const LINE_FEED = new Uint8Array([0x0a]);
export const CRC_DIGITS = 8;

/** Computes the checksums of a block: the lines between two checkpoints. */
export class BlockSums {
  readonly crcs: string[] = [];
  private readonly hash = sha256.create();

  /**
   * `before`: the chain (hash over all lines so far) of the previous checkpoint; empty for the first block.
   */
  constructor(before: string) {
    this.hash.update(utf8ToBytes(before));
  }

  /** Adds the bytes of a line, without its line feed. */
  add(line: Uint8Array): void {
    this.crcs.push((crc32.buf(line) >>> 0).toString(16).padStart(CRC_DIGITS, "0"));
    this.hash.update(line).update(LINE_FEED);
  }

  /**
   * Returns the chain up to this checkpoint, and the exact line of the checkpoint. A check compares the whole
   * line, so it detects any changed character. `end` is true for the last checkpoint of the file.
   */
  checkpoint(end: boolean): { readonly chain: string; readonly line: string } {
    const chain = bytesToHex(this.hash.clone().digest());
    const record: RecordingCheckpoint = {
      k: "checkpoint",
      crc: this.crcs.join(""),
      chain,
      ...(end && { end: true as const }),
    };
    return { chain, line: JSON.stringify(record) };
  }
}
