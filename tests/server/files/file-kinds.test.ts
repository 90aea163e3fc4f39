import { expect, test } from "vitest";
import { FILE_ENDINGS, fileEnding } from "../../../openapi/formats/file-endings.ts";
import { isOfKind } from "../../../server/files/file-kinds.ts";

const BEGINNINGS: Readonly<Record<string, Buffer>> = {
  "a document": Buffer.from("%PDF-1.7\n"),
  "a picture": Buffer.from("\x89PNG\r\n\x1a\n....", "latin1"),
  "a photograph": Buffer.from("\xff\xd8\xff\xe0....", "latin1"),
  "a packed file": Buffer.from("PK\x03\x04....", "latin1"),
  "an old document": Buffer.from("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "latin1"),
  "a film": Buffer.from("\0\0\0\x20ftypisom", "latin1"),
  "a recording": Buffer.from("\x1a\x45\xdf\xa3....", "latin1"),
  "a sound": Buffer.from("RIFF....WAVE", "latin1"),
  "a web picture": Buffer.from("RIFF....WEBP", "latin1"),
  "a program": Buffer.from("MZ\x90\0\x03\0\0\0", "latin1"),
  "a text": Buffer.from("Straße;Año\n"),
};

const OF: Readonly<Record<string, readonly string[]>> = {
  "a document": ["pdf", "txt", "csv"],
  "a picture": ["png"],
  "a photograph": ["jpg", "jpeg"],
  "a packed file": ["docx", "xlsx", "pptx", "odt", "ods", "odp", "zip"],
  "an old document": ["doc", "xls", "ppt"],
  "a film": ["m4a", "mp4", "mov"],
  "a recording": ["webm"],
  "a sound": ["wav", "txt", "csv"],
  "a web picture": ["webp", "txt", "csv"],
  "a program": [],
  "a text": ["txt", "csv"],
};

test.each(Object.entries(BEGINNINGS))(
  "%s is taken under the names of its kind, and no other",
  (name, head) => {
    expect(FILE_ENDINGS.filter((ending) => isOfKind(ending, head)).toSorted()).toEqual(OF[name]?.toSorted());
  },
);

test.each([
  ["report.PDF", "pdf"],
  ["archive.tar.zip", "zip"],
  ["report.pdf.exe", null],
  [".pdf", null],
  ["pdf", null],
  ["report.pdf.", null],
  ["report.pdf ", "pdf"],
] as const)("%j ends as %j", (name, ending) => {
  expect(fileEnding(name)).toBe(ending);
});
