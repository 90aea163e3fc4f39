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

test("all that match are read, two hundred at a time, and how far one is is told", async () => {
  const { asked, read } = platform(all);
  const told: (readonly number[])[] = [];
  expect(await readMatches(read, { keyOf, most: 5_000, signal, onRead: (...far) => told.push(far) })).toEqual(
    all,
  );
  expect(asked).toEqual([
    { $skip: 0, $limit: 200 },
    { $skip: 200, $limit: 200 },
    { $skip: 400, $limit: 200 },
  ]);
  expect(told).toEqual([
    [200, 450],
    [400, 450],
    [450, 450],
  ]);
});

test("no more are read than the limit says", async () => {
  const { asked, read } = platform(all);
  expect(await readMatches(read, { keyOf, most: 250, signal })).toEqual(all.slice(0, 250));
  expect(asked).toEqual([
    { $skip: 0, $limit: 200 },
    { $skip: 200, $limit: 50 },
  ]);
});

test("of what was selected nothing more is read than has to be, and what is gone is not waited for", async () => {
  const { asked, read } = platform(all);
  const told: (readonly number[])[] = [];
  expect(
    await readMatches(read, {
      keyOf,
      most: 5_000,
      only: new Set(["r250", "r3"]),
      signal,
      onRead: (...far) => told.push(far),
    }),
  ).toEqual(["r3", "r250"]);
  expect(asked).toEqual([
    { $skip: 0, $limit: 200 },
    { $skip: 200, $limit: 200 },
  ]);
  expect(told).toEqual([
    [1, 2],
    [2, 2],
  ]);
  expect(await readMatches(read, { keyOf, most: 5_000, only: new Set(["gone", "r449"]), signal })).toEqual([
    "r449",
  ]);
});

test("what was selected behind as many as fit is found too", async () => {
  const { read } = platform(all);
  expect(await readMatches(read, { keyOf, most: 100, only: new Set(["r449"]), signal })).toEqual(["r449"]);
});

test("a record that moved to the next page while they were read stands once", async () => {
  const { read } = platform(["r0", ...all.slice(0, 300)]);
  expect(await readMatches(read, { keyOf, most: 5_000, signal })).toEqual(all.slice(0, 300));
});

test("whoever stops gets none, and nothing more is asked", async () => {
  const { asked, read } = platform(all);
  const stopped = new AbortController();
  await expect(
    readMatches(read, { keyOf, most: 5_000, signal: stopped.signal, onRead: () => stopped.abort() }),
  ).rejects.toThrow("aborted");
  expect(asked).toHaveLength(1);
});
