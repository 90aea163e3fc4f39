import type { FileEnding } from "../../openapi/formats/file-endings.ts";

/** Number of bytes that are read from the start of a file to detect its type. */
export const LOOKED_AT = 4_096;

type Fits = (head: Buffer) => boolean;

const textAt = (head: Buffer, from: number, length: number) => head.toString("latin1", from, from + length);

const begins =
  (...signs: readonly string[]): Fits =>
  (head) =>
    signs.some((sign) => textAt(head, 0, sign.length) === sign);
const riff =
  (kind: string): Fits =>
  (head) =>
    textAt(head, 0, 4) === "RIFF" && textAt(head, 8, 4) === kind;
const isoMedia: Fits = (head) =>
  ["ftyp", "moov", "mdat", "wide", "free", "skip"].includes(textAt(head, 4, 4));
const zip = begins("PK\x03\x04", "PK\x05\x06");
const ole = begins("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1");
const png = begins("\x89PNG\r\n\x1a\n");
const jpeg = begins("\xff\xd8\xff");
const webm = begins("\x1a\x45\xdf\xa3");
/** Returns true if a file starts with the signature of a binary format. */
const isBinary: Fits = (head) => [zip, ole, png, jpeg, webm].some((fits) => fits(head));

/** Accepts UTF-8 without NUL, UTF-16 with a byte order mark, and 8-bit texts. */
const text: Fits = (head) => {
  if (isBinary(head)) return false;
  if (begins("\xff\xfe", "\xfe\xff")(head)) return true;
  try {
    // `stream` allows a character that is cut off at the end.
    return !new TextDecoder("utf-8", { fatal: true }).decode(head, { stream: true }).includes("\0");
  } catch {
    // Older programs use 8-bit encodings, so any byte is allowed, except for most control characters.
    return !head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
  }
};

const FITS: Readonly<Record<FileEnding, Fits>> = {
  pdf: (head) => textAt(head, 0, 1_024).includes("%PDF-"),
  doc: ole,
  docx: zip,
  xls: ole,
  xlsx: zip,
  ppt: ole,
  pptx: zip,
  odt: zip,
  ods: zip,
  odp: zip,
  txt: text,
  csv: text,
  png,
  jpg: jpeg,
  jpeg,
  gif: begins("GIF87a", "GIF89a"),
  webp: riff("WEBP"),
  mp3: begins("ID3", "\xff\xfb", "\xff\xf3", "\xff\xf2", "\xff\xfa"),
  wav: riff("WAVE"),
  ogg: begins("OggS"),
  m4a: isoMedia,
  mp4: isoMedia,
  mov: isoMedia,
  webm,
  zip,
};

/** Returns true if the start of a file matches the extension of its name. */
export const isOfKind = (ending: FileEnding, head: Buffer): boolean => FITS[ending](head);
