import { create } from "content-disposition";
import { Problem } from "../kit/problem.ts";
import type { FileKey, FileStore, Span } from "./file-store.ts";

/** A file that is there as a whole. */
export interface KeptFile extends FileKey {
  readonly name: string;
  readonly size: number;
  readonly media: string;
}

/** Sends a file or the range that a Range header requests, always as a download. */
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

/** Makes the header by which a browser saves what is sent, under this name (RFC 6266). */
export const attachment = (name: string): string => create(name.replaceAll(/[/\\]/g, "_"));

/**
 * Parses a Range header (RFC 9110): null for the whole file or anything but a single byte range; "none" if
 * the range starts after the end.
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
