import type { Span } from "./file-store.ts";

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
