import type { BytesAt } from "../../streams/replay/log-of-recording.ts";

const GZIP = [0x1f, 0x8b];
/**
 * Number of compressed bytes that are decompressed together in a damaged file. A damaged piece can be lost
 * completely.
 */
const PIECE = 4_096;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns true if a file is gzipped. Checks its first bytes, not its name. */
export async function isPacked(file: Blob): Promise<boolean> {
  const beginning = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  return GZIP.every((byte, index) => beginning[index] === byte);
}

/**
 * Yields the bytes of a file without decompressing them, in pieces of `size` bytes (the last can be shorter).
 * If `size` is 0, the browser chooses the size of the pieces.
 */
export async function* bytesOf(file: Blob, size = 0): AsyncGenerator<Bytes> {
  if (size > 0)
    for (let from = 0; from < file.size; from += size)
      yield new Uint8Array(await file.slice(from, from + size).arrayBuffer());
  else yield* piecesOf(file.stream());
}

/** Error that ends the reading of compressed data, because it is truncated or damaged. */
export class PackingFault extends Error {
  override readonly name = "PackingFault";
}

/**
 * Yields the decompressed bytes of a gzip file. `read` receives the size of each compressed piece. For a
 * damaged or truncated file, yields the readable part and then throws PackingFault.
 */
export async function* unpacked(file: Blob, read: (bytes: number) => void): AsyncGenerator<Bytes> {
  const counted = new TransformStream<Bytes, Bytes>({
    transform: (piece, controller) => {
      controller.enqueue(piece);
      read(piece.length);
    },
  });
  let given = 0;
  try {
    const plain = file.stream().pipeThrough(counted).pipeThrough(new DecompressionStream("gzip"));
    for await (const piece of piecesOf(plain)) {
      given += piece.length;
      yield piece;
    }
  } catch (cause) {
    yield* salvaged(file, given);
    throw new PackingFault(String(cause), { cause });
  }
}

/**
 * Yields the decompressible bytes of a damaged file from the uncompressed byte `from` onwards. A failed
 * stream discards data that was not read, and browsers do not report how much, so decompression starts again
 * in small steps.
 */
async function* salvaged(file: Blob, from: number): AsyncGenerator<Bytes> {
  const { Gunzip } = await import("fflate");
  const out: Bytes[] = [];
  const gunzip = new Gunzip((piece) => out.push(new Uint8Array(piece)));
  let [at, damaged] = [0, false];
  for await (const packed of bytesOf(file, PIECE)) {
    try {
      gunzip.push(packed);
    } catch {
      damaged = true;
    }
    for (const piece of out.splice(0)) {
      const known = Math.max(0, from - at);
      at += piece.length;
      if (known < piece.length) yield piece.subarray(known);
    }
    if (damaged) return;
  }
}

async function* piecesOf(stream: ReadableStream<Bytes>): AsyncGenerator<Bytes> {
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Cancels the stream if the consumer stopped reading early. The error of a failed stream is ignored.
    reader.cancel().catch(() => undefined);
  }
}

/** Size of a block in bytes: some hundred events. One read per event would take a hundred times as long. */
const BLOCK = 65_536;

/**
 * Returns a function that reads from a file block by block. It caches the last block, because the next event
 * to read is usually near the previous one.
 */
export function blocksOf(file: Blob, size = BLOCK): BytesAt {
  let last: { readonly from: number; readonly until: number; readonly bytes: Promise<Uint8Array> } | null =
    null;
  return async (start, end) => {
    if (!last || start < last.from || end > last.until) {
      const from = start - (start % size);
      const until = Math.max(end, from + size);
      last = { from, until, bytes: arrayOf(file.slice(from, until)) };
    }
    const block = last;
    try {
      return (await block.bytes).subarray(start - block.from, end - block.from);
    } catch (error) {
      // Does not cache a failure, so that the next read tries again.
      if (last === block) last = null;
      throw error;
    }
  };
}

const arrayOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

/** Size (bytes) from which collected pieces are moved into a blob. */
const PARCEL = 8_000_000;

/** Collects bytes and moves them into blobs, because the browser can keep blobs outside of memory. */
export class Parcels {
  private readonly given: Blob[] = [];
  private pieces: Uint8Array<ArrayBuffer>[] = [];
  private held = 0;
  private sum = 0;

  /** Total size, bytes. */
  get size(): number {
    return this.sum;
  }

  add(piece: Uint8Array<ArrayBuffer>): void {
    this.pieces.push(piece);
    this.held += piece.length;
    this.sum += piece.length;
    if (this.held >= PARCEL) this.give();
  }

  all(): Blob {
    this.give();
    return new Blob(this.given);
  }

  private give(): void {
    this.given.push(new Blob(this.pieces));
    this.pieces = [];
    this.held = 0;
  }
}
