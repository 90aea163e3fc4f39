import { expect, test } from "vitest";
import { decodedLines, EncodingFault, isEncoding } from "../../../streams/import/decoded-lines.ts";

/** Reads bytes that come `size` at a time. */
async function read(
  bytes: Uint8Array,
  { encoding, size = 3 }: { encoding?: string; size?: number } = {},
): Promise<string[]> {
  const pieces = async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const lines: string[] = [];
  for await (const line of decodedLines(pieces(), encoding)) lines.push(line);
  return lines;
}

const utf16 = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, "utf16le");
  return isBig ? bytes.swap16() : bytes;
};

test("two names that differ in a letter of Windows-1252 stay two names", async () => {
  expect(
    await read(Buffer.from("Jos\xE9\nJos\xE8\r\nO\x92Neil \x80\n", "latin1"), { encoding: "windows-1252" }),
  ).toEqual(["José", "Josè", "O’Neil €"]);
});

test("bytes that are not UTF-8 end the reading with their line and what to name", async () => {
  const reading = read(Buffer.from("Agent\nAnn\nJos\xE9\n", "latin1"));
  await expect(reading).rejects.toThrow(EncodingFault);
  await expect(reading).rejects.toThrow(
    "Line 3 is not valid UTF-8. Set the encoding in the map or with --encoding, such as windows-1252",
  );
});

test.each([1, 2, 3, 5, 1_000])(
  "detects the encoding by the byte order mark, %i bytes at a time",
  async (size) => {
    const lines = ["Agent;Queue", "José Ünal;Ἀθήνα ਊ", "", "last"];
    for (const bytes of [
      utf16(lines.join("\r\n"), false),
      utf16(lines.join("\n"), true),
      Buffer.from(`\uFEFF${lines.join("\n")}`),
    ]) {
      expect(await read(bytes, { size, encoding: "windows-1252" })).toEqual(lines);
    }
  },
);

test("UTF-16 without a mark is read where it is named, and half a letter of it is refused", async () => {
  const bytes = Buffer.from("a\nਊ", "utf16le");
  expect(await read(bytes, { encoding: "utf-16le" })).toEqual(["a", "ਊ"]);
  await expect(read(bytes.subarray(0, -1), { encoding: "utf-16le" })).rejects.toThrow(
    "The log is not valid utf-16le.",
  );
});

test("reports the line where a log does not match its named encoding", async () => {
  await expect(read(Buffer.from("ok\n\xFF\xFF\n", "latin1"), { encoding: "shift_jis" })).rejects.toThrow(
    "Line 2 is not valid shift_jis",
  );
});

test("an empty log has no lines, and encodings are known by their names", async () => {
  expect(await read(new Uint8Array())).toEqual([]);
  expect(["windows-1252", "latin1", "UTF-16LE", "klingon", ""].map(isEncoding)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ]);
});
