import { Problem } from "../contract/problem.ts";
import type { FileKey, FileStore, Span } from "./file-store.ts";

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

const PLAIN = /[^\x20-\x7e]|["\\%]/gu;
/** What may stand in an extended value as it is (RFC 8187). */
const KEPT = /[^A-Za-z0-9!#$&+.^_`|~-]/gu;
const UTF_8 = new TextEncoder();

/**
 * Has a browser save what is sent, under this name (RFC 6266): as it is for those that understand it, and in
 * ASCII for the others.
 */
export const attachment = (name: string): string =>
  `attachment; filename="${name.replaceAll(PLAIN, "_")}"; filename*=UTF-8''${name.replaceAll(KEPT, (sign) => escaped(sign))}`;

const escaped = (sign: string) =>
  [...UTF_8.encode(sign)].map((byte) => `%${byte.toString(16).toUpperCase().padStart(2, "0")}`).join("");

/**
 * The part of a file that a Range header (RFC 9110) asks for: null where it asks for all of it, or for what
 * is no single range of bytes; "none" where the file ends before that.
 */
export function byteRange(header: string | undefined, size: number): Span | "none" | null {
  const [, first = "", last = ""] =
    /^\s*bytes\s*=\s*(\d{0,15})\s*-\s*(\d{0,15})\s*$/i.exec(header ?? "") ?? [];
  if (first === "" && last === "") return null;
  if (first === "")
    return Number(last) === 0 ? "none" : { start: Math.max(0, size - Number(last)), end: size - 1 };
  if (last !== "" && Number(last) < Number(first)) return null;
  if (Number(first) >= size) return "none";
  return { start: Number(first), end: last === "" ? size - 1 : Math.min(Number(last), size - 1) };
}
