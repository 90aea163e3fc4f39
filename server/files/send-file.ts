import { Problem } from "../contract/problem.ts";
import { attachment } from "./attachment.ts";
import { byteRange } from "./byte-range.ts";
import type { FileKey, FileStore } from "./file-store.ts";

/** A file that is there as a whole. */
export interface KeptFile extends FileKey {
  readonly name: string;
  readonly size: number;
  readonly media: string;
}

/**
 * Answers with a file, or the part of it that a Range header asks for: to be saved, and never taken for a
 * page.
 */
export function sendFile(store: FileStore, file: KeptFile, asked: string | undefined) {
  const { size, media, name } = file;
  const range = byteRange(asked, size);
  if (range === "none")
    throw new Problem("no-such-range", { headers: { "content-range": `bytes */${size}` } });
  const span = range ?? { start: 0, end: size - 1 };
  const headers = {
    "content-disposition": attachment(name),
    "content-security-policy": "sandbox; default-src 'none'",
    "content-length": String(span.end - span.start + 1),
    "accept-ranges": "bytes",
    ...(range && { "content-range": `bytes ${span.start}-${span.end}/${size}` }),
  };
  return { stream: store.read(file, span), media, partial: range !== null, headers };
}
