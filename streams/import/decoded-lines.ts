import { LineSplitter } from "../recording/line-splitter.ts";

/** Thrown for bytes that are invalid in the encoding of the log. `line` is null if it is unknown. */
export class EncodingFault extends Error {
  override readonly name = "EncodingFault";
  constructor(
    message: string,
    readonly encoding: string,
    readonly line: number | null,
    options: ErrorOptions,
  ) {
    super(message, options);
  }
}

const MARKS: readonly (readonly [encoding: string, ...bytes: number[]])[] = [
  ["utf-8", 0xef, 0xbb, 0xbf],
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
];
const LONGEST_MARK = 3;

/** Returns true if a text is a WHATWG encoding name. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name) instanceof TextDecoder;
  } catch {
    return false;
  }
}

/**
 * Decodes the lines of a log, without their line ends. A byte order mark decides the encoding; the default is
 * `encoding` (a WHATWG name), then UTF-8. Throws an EncodingFault for invalid bytes, with the line number
 * except in UTF-16.
 */
export async function* decodedLines(
  pieces: AsyncIterable<Uint8Array>,
  encoding?: string,
): AsyncGenerator<string> {
  const [head, rest] = await readHead(pieces);
  const mark = MARKS.find(([, ...bytes]) => bytes.every((byte, at) => head[at] === byte));
  const name = new TextDecoder(mark?.[0] ?? encoding ?? "utf-8").encoding;
  const text = from(head.subarray(mark ? mark.length - 1 : 0), rest);
  // In UTF-16, the byte of a line feed can be half of another character, so the log is converted to UTF-8
  // before it is split into lines.
  const isWide = name.startsWith("utf-16");
  const bytes = isWide ? asUtf8(text, name) : text;
  const decoder = new TextDecoder(isWide ? "utf-8" : name, { fatal: true, ignoreBOM: true });
  let number = 0;
  const lineOf = (line: Uint8Array): string => {
    number++;
    try {
      // Node 20 decodes Windows-1252 correctly only in stream mode; otherwise it decodes it as Latin-1.
      const decoded =
        name === "utf-8" || isWide
          ? decoder.decode(line)
          : decoder.decode(line, { stream: true }) + decoder.decode();
      return decoded.endsWith("\r") ? decoded.slice(0, -1) : decoded;
    } catch (error) {
      throw new EncodingFault(faultIn(number, name, encoding !== undefined), name, number, { cause: error });
    }
  };
  const splitter = new LineSplitter();
  for await (const piece of bytes) for (const line of splitter.push(piece)) yield lineOf(line);
  const last = splitter.end();
  if (last) yield lineOf(last);
}

function faultIn(line: number, name: string, isNamed: boolean): string {
  if (isNamed || name !== "utf-8")
    return `Line ${line} is not valid ${name}. Set the encoding in the map or with --encoding.`;
  return `Line ${line} is not valid UTF-8. Set the encoding in the map or with --encoding, such as windows-1252 for Western Europe.`;
}

/** Reads enough bytes for a byte order mark, and returns them with the rest. */
async function readHead(pieces: AsyncIterable<Uint8Array>): Promise<[Uint8Array, AsyncIterator<Uint8Array>]> {
  const iterator = pieces[Symbol.asyncIterator]();
  let head = new Uint8Array();
  while (head.length < LONGEST_MARK) {
    const { done, value } = await iterator.next();
    if (done) break;
    head = new Uint8Array([...head, ...value]);
  }
  return [head, iterator];
}

async function* from(first: Uint8Array, rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  if (first.length > 0) yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function* asUtf8(pieces: AsyncIterable<Uint8Array>, name: string): AsyncGenerator<Uint8Array> {
  const [decoder, encoder] = [new TextDecoder(name, { fatal: true, ignoreBOM: true }), new TextEncoder()];
  const decoded = (piece?: Uint8Array): Uint8Array => {
    try {
      return encoder.encode(decoder.decode(piece, { stream: piece !== undefined }));
    } catch (error) {
      throw new EncodingFault(
        `The log is not valid ${name}. Set the encoding in the map or with --encoding.`,
        name,
        null,
        { cause: error },
      );
    }
  };
  for await (const piece of pieces) yield decoded(piece);
  yield decoded();
}
