import fc from "fast-check";
import { expect, test } from "vitest";
import { blocksOf } from "../../src/replay/file-bytes.ts";

const BYTES = Uint8Array.from({ length: 300 }, (_, place) => place % 251);

/** Counts the reads of a file. */
function read() {
  let reads = 0;
  const file = new Blob([BYTES]);
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    reads++;
    return slice(...range);
  };
  return { file, reads: () => reads };
}

test("returns the stored bytes for any requests, in any order and concurrently", async () => {
  const range = fc
    .tuple(fc.nat(300), fc.nat(300))
    .map(([one, other]) => [Math.min(one, other), Math.max(one, other)] as const); // both ends, in their order
  await fc.assert(
    fc.asyncProperty(
      fc.array(range, { minLength: 1 }),
      fc.integer({ min: 1, max: 400 }),
      async (ranges, size) => {
        const bytesAt = blocksOf(new Blob([BYTES]), size);
        expect(await Promise.all(ranges.map(([start, end]) => bytesAt(start, end)))).toEqual(
          ranges.map(([start, end]) => BYTES.slice(start, end)),
        );
      },
    ),
  );
});

test("does not read adjacent bytes again, even while a read is running", async () => {
  const { file, reads } = read();
  const bytesAt = blocksOf(file, 100);
  await Promise.all([bytesAt(110, 120), bytesAt(120, 130), bytesAt(100, 110)]);
  await bytesAt(190, 200);
  expect(reads()).toBe(1);
  await bytesAt(195, 205);
  await bytesAt(205, 250);
  expect(reads()).toBe(3);
});

test("a block that could not be read is asked for again", async () => {
  const file = new Blob([BYTES]);
  const bytesAt = blocksOf(file, 100);
  const slice = file.slice.bind(file);
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error("gone")) }) as Blob; // no more than that is asked of it
  await expect(Promise.all([bytesAt(0, 10), bytesAt(10, 20)])).rejects.toThrow("gone");
  file.slice = slice;
  expect(await bytesAt(0, 10)).toEqual(BYTES.slice(0, 10));
});
