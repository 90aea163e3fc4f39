import { expect, test } from "vitest";
import { type ReadPart, readMatches } from "../../../../src/resource/records/export/read-matches.ts";

const all = Array.from({ length: 450 }, (_, at) => `r${at}`);
const { signal } = new AbortController();
const keyOf = (row: string) => row;

function platform(rows: readonly string[]) {
  const asked: object[] = [];
  const read: ReadPart<string> = async (part) => {
    asked.push(part);
    return { data: rows.slice(part.$skip, part.$skip + part.$limit), total: rows.length };
  };
  return { asked, read };
}

test("reads all matches in pages of two hundred, and reports the progress", async () => {
  const { asked, read } = platform(all);
  const progress: (readonly number[])[] = [];
  expect(
    await readMatches(read, { keyOf, most: 5_000, signal, onRead: (...far) => progress.push(far) }),
  ).toEqual(all);
  expect(asked).toEqual([
    { $skip: 0, $limit: 200 },
    { $skip: 200, $limit: 200 },
    { $skip: 400, $limit: 200 },
  ]);
  expect(progress).toEqual([
    [200, 450],
    [400, 450],
    [450, 450],
  ]);
});

test("reads at most as many records as the limit allows", async () => {
  const { asked, read } = platform(all);
  expect(await readMatches(read, { keyOf, most: 250, signal })).toEqual(all.slice(0, 250));
  expect(asked).toEqual([
    { $skip: 0, $limit: 200 },
    { $skip: 200, $limit: 50 },
  ]);
});

test("reads no more than needed of a selection, and does not wait for deleted records", async () => {
  const { asked, read } = platform(all);
  const progress: (readonly number[])[] = [];
  expect(
    await readMatches(read, {
      keyOf,
      most: 5_000,
      only: new Set(["r250", "r3"]),
      signal,
      onRead: (...far) => progress.push(far),
    }),
  ).toEqual(["r3", "r250"]);
  expect(asked).toEqual([
    { $skip: 0, $limit: 200 },
    { $skip: 200, $limit: 200 },
  ]);
  expect(progress).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(await readMatches(read, { keyOf, most: 5_000, only: new Set(["gone", "r449"]), signal })).toEqual([
    "r449",
  ]);
});

test("finds selected records beyond the first full page", async () => {
  const { read } = platform(all);
  expect(await readMatches(read, { keyOf, most: 100, only: new Set(["r449"]), signal })).toEqual(["r449"]);
});

test("includes a record once that moved to the next page during the read", async () => {
  const { read } = platform(["r0", ...all.slice(0, 300)]);
  expect(await readMatches(read, { keyOf, most: 5_000, signal })).toEqual(all.slice(0, 300));
});

test("returns no records and sends no further requests when it is stopped", async () => {
  const { asked, read } = platform(all);
  const stopped = new AbortController();
  await expect(
    readMatches(read, { keyOf, most: 5_000, signal: stopped.signal, onRead: () => stopped.abort() }),
  ).rejects.toThrow("aborted");
  expect(asked).toHaveLength(1);
});
