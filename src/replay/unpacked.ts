const GZIP = [0x1f, 0x8b];
/**
 * Bytes that are unpacked at once. Where packed ones are damaged, what came of so many before is lost at
 * most.
 */
const PIECE = 32_768;
/** What a gzip file ends with says how long it is, and what its sum is. */
const TRAILER = 8;

export type Bytes = Uint8Array<ArrayBuffer>;

/** Whether a file is packed: told by its first bytes, not by its name. */
export async function isPacked(file: Blob): Promise<boolean> {
  const beginning = new Uint8Array(await file.slice(0, GZIP.length).arrayBuffer());
  return GZIP.every((byte, index) => beginning[index] === byte);
}

/**
 * The bytes of a file as it lies there, in pieces of one size but for the last, or as the browser finds best.
 */
export async function* bytesOf(file: Blob, size = 0): AsyncGenerator<Bytes> {
  if (size > 0)
    for (let from = 0; from < file.size; from += size)
      yield new Uint8Array(await file.slice(from, from + size).arrayBuffer());
  else {
    const reader = file.stream().getReader();
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  }
}

/** What is packed in a file cannot be unpacked beyond this point: it was cut, or is damaged. */
export class PackingFault extends Error {
  override readonly name = "PackingFault";
}

/**
 * The bytes of a gzip file, unpacked. Throws PackingFault where it is damaged or cut, but only after
 * everything that can be unpacked before that.
 */
export async function* unpacked(file: Blob, read: (bytes: number) => void): AsyncGenerator<Bytes> {
  const { readable, writable } = new DecompressionStream("gzip");
  const [reader, writer] = [readable.getReader(), writable.getWriter()];
  /** Whether somebody waits for more, and until when. */
  const standing = { waits: false, isOver: false };
  // Where the writing fails, the reading fails, too, and tells it.
  write(file, writer, read, standing).catch(() => undefined);
  try {
    for (;;) {
      standing.waits = true;
      const { value } = await reader.read().catch((cause: unknown) => {
        throw new PackingFault(String(cause), { cause });
      });
      standing.waits = false;
      if (value === undefined) return;
      yield value;
    }
  } finally {
    standing.isOver = true;
    reader.cancel().catch(() => undefined);
  }
}

async function write(
  file: Blob,
  writer: WritableStreamDefaultWriter<Bytes>,
  read: (bytes: number) => void,
  standing: { readonly waits: boolean; readonly isOver: boolean },
): Promise<void> {
  const body = file.slice(0, Math.max(0, file.size - TRAILER));
  for (const part of [body, file.slice(body.size)]) {
    for await (const piece of bytesOf(part, PIECE)) {
      await writer.write(piece);
      read(piece.length);
    }
    // A stream that fails forgets what nobody took yet: the sum and the end come only when all of that is
    // taken.
    for (let calm = 0; calm < CALM && !standing.isOver; calm = standing.waits ? calm + 1 : 0) await turn();
  }
  await writer.close();
}

/** Turns in which somebody waits and nothing comes. */
const CALM = 12;
const turn = () => new Promise<void>((resolve) => setTimeout(resolve, 4));
