import type { BytesAt } from "../../streams/replay/log-of-recording.ts";

const GZIP = [0x1f, 0x8b];
/** Bytes decompressed together in a damaged file; a damaged piece may be lost completely. */
const PIECE = 4_096;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Returns true if a file is compressed, by its first bytes and not its name. */
export async function isPacked(file: Blob): Promise<boolean> {
  const beginning = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  return GZIP.every((byte, index) => beginning[index] === byte);
}

/**
 * Yields the bytes of a file as it lies there, in pieces of `size` but for the last, or as the browser finds
 * best.
 */
export async function* bytesOf(file: Blob, size = 0): AsyncGenerator<Bytes> {
  if (size > 0)
    for (let from = 0; from < file.size; from += size)
      yield new Uint8Array(await file.slice(from, from + size).arrayBuffer());
  else yield* piecesOf(file.stream());
}

/** Compressed data cannot be read beyond this point: it is truncated or damaged. */
export class PackingFault extends Error {
  override readonly name = "PackingFault";
}

/**
 * Yields the decompressed bytes of a gzip file and reports the number of compressed bytes read. For a damaged
 * or truncated file, throws PackingFault after everything readable.
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
    // The consumer stopped reading; a failed stream is over anyway.
    reader.cancel().catch(() => undefined);
  }
}

/** Bytes: some hundred events. To ask a browser for each event would cost a hundred times as much. */
const BLOCK = 65_536;

/**
 * Reads from a file block by block, and keeps the one that it read last: who reads one event mostly wants
 * those beside it.
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
      // What could not be read is asked for again the next time.
      if (last === block) last = null;
      throw error;
    }
  };
}

const arrayOf = async (part: Blob): Promise<Uint8Array> => new Uint8Array(await part.arrayBuffer());

/** Bytes. */
const PARCEL = 8_000_000;

/** Bytes that are given to the browser in parcels: it need not keep all of them in memory. */
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
