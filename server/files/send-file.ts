import { create } from "content-disposition";
import { Problem } from "../kit/problem.ts";
import type { FileKey, FileStore, Span } from "./file-store.ts";

/** A completely received file. `media` is its media type. */
export interface KeptFile extends FileKey {
  readonly name: string;
  readonly size: number;
  readonly media: string;
}

/**
 * Returns the response with a file, or with the part that a Range header requests. Browsers save the response
 * as a file. Throws if the file is not in storage.
 */
export async function sendFile(store: FileStore, file: KeptFile, asked: string | undefined) {
  if (!(await store.has(file))) throw new Problem("not-found");
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

/** Returns the Content-Disposition header of a download with this file name (RFC 6266). */
export const attachment = (name: string): string => create(name.replaceAll(/[/\\]/g, "_"));

/**
 * Parses a Range header (RFC 9110). Returns null if the header is absent or not a single valid byte range, so
 * that the whole file is sent. Returns "none" if no byte of the file is in the range.
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
