import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";
import { LineSplitter } from "../../streams/recording/line-splitter.ts";

/** Yields the lines of a text file without their line ends. Throws like `byteLinesOf`. */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const text = new TextDecoder("utf-8", { ignoreBOM: true });
  let number = 0;
  for await (const { bytes } of byteLinesOf(path)) {
    const line = withoutEnd(text.decode(bytes));
    number++;
    yield number === 1 && line.startsWith("\uFEFF") ? line.slice(1) : line;
  }
}

/** A line of a file. */
export interface ByteLine {
  /** Content without the line feed. */
  readonly bytes: Uint8Array;
  /** True if the line ends with a line feed. */
  readonly isWhole: boolean;
}

/** Yields the lines of a file. Throws like `bytesOf`, and for a line of more than 16 million bytes. */
export async function* byteLinesOf(path: string): AsyncGenerator<ByteLine> {
  const splitter = new LineSplitter();
  for await (const piece of bytesOf(path))
    for (const bytes of splitter.push(piece)) yield { bytes, isWhole: true };
  const rest = splitter.end();
  if (rest) yield { bytes: rest, isWhole: false };
}

/**
 * Yields the content of a file, decompressed if it is gzip (detected by its first bytes, not by its name).
 * Throws if the file cannot be read, or if a gzip file is truncated or corrupt.
 */
export async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  const packed = await isGzip(path).catch((error: unknown) => {
    throw codedFault(path, error) ?? error;
  });
  const file = createReadStream(path);
  const content: AsyncIterable<Uint8Array> & { destroy(error?: Error): unknown } = packed
    ? file.pipe(createGunzip())
    : file;
  // A pipe does not forward errors.
  file.on("error", (error) => content.destroy(error));
  try {
    yield* content;
  } catch (error) {
    throw codedFault(path, error) ?? error;
  } finally {
    file.destroy();
  }
}

/** Returns a readable error for a folder and for a truncated or corrupt gzip file; null for other errors. */
function codedFault(path: string, cause: unknown): Error | null {
  if (!(cause instanceof Error) || !("code" in cause)) return null;
  if (cause.code === "EISDIR") return new Error(`${path} is a folder. Choose a file.`, { cause });
  if (cause.code === "Z_BUF_ERROR") return new Error(`${path} is truncated: its end is missing.`, { cause });
  if (cause.code === "Z_DATA_ERROR")
    return new Error(`${path} is damaged: it cannot be decompressed completely.`, {
      cause,
    });
  return null;
}

const withoutEnd = (line: string): string => (line.endsWith("\r") ? line.slice(0, -1) : line);

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
