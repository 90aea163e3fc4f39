import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createGunzip } from "node:zlib";

const LONGEST = 16_000_000;

/**
 * The lines of a text file, plain or gzip (told by its first bytes, not by its name), without their line ends.
 * Throws where the file cannot be read, where a gzip file was cut, and on a line of more than 16 million characters.
 */
export async function* linesOf(path: string): AsyncGenerator<string> {
  const packed = await isGzip(path);
  const bytes = createReadStream(path);
  const text = packed ? bytes.pipe(createGunzip()) : bytes;
  // A pipe does not hand errors on.
  bytes.on("error", (error) => text.destroy(error));
  text.setEncoding("utf8");
  try {
    yield* split(text);
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "Z_BUF_ERROR") throw new Error(`${path} ends too early: the file was cut.`, { cause: error });
    throw error;
  } finally {
    bytes.destroy();
  }
}

/** Only line feeds part lines: texts may hold any other separator that readers of lines look for. */
async function* split(text: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = "";
  let line = 0;
  for await (const piece of text) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    for (const one of lines) {
      line++;
      yield withoutEnd(one, line);
    }
    if (rest.length > LONGEST) throw new Error(`Line ${line + 1} is longer than ${LONGEST} characters: this is no log.`);
  }
  if (rest !== "") yield withoutEnd(rest, line + 1);
}

function withoutEnd(line: string, number: number): string {
  const text = line.endsWith("\r") ? line.slice(0, -1) : line;
  return number === 1 && text.startsWith("\uFEFF") ? text.slice(1) : text;
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}
