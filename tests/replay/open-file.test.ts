import { constants, gunzipSync, gzipSync } from "node:zlib";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { type OpenedFile, openFile } from "../../src/replay/open-file.ts";
import { refusalOf } from "../../src/replay/refused.ts";
import { verifySeals } from "../../src/replay/seals-part.ts";
import { PackingFault } from "../../src/replay/file-bytes.ts";
import { emptyFloor, FOLD_VERSION, floorToJson } from "../../streams/projections/floor.ts";
import { atDepth } from "../support/depth.ts";
import {
  ANA,
  callCreated,
  connected,
  contactCreated,
  given,
  logged,
  queueAbandoned,
  queueCreated,
  userDescribed,
} from "../support/floor-story.ts";
import { wholeJanuary } from "../support/january.ts";
import { hasJanuary, needed } from "../support/recorded-data.ts";
import { someHeader } from "../support/some-header.ts";
import { tenthOfJanuary } from "../support/tenth-of-january.ts";
import { fileOf, writtenRecording } from "../support/written-recording.ts";

const EVENTS = logged(
  Array.from({ length: 50 }, (_, index) =>
    contactCreated(`c-${index}`, "9:00:00", { customer: `Núria ${index}` }),
  ),
);
const HEADER = someHeader(EVENTS);
const PLAIN = writtenRecording(EVENTS);
const packed = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(gzipSync(bytes));

const open = (bytes: Uint8Array<ArrayBuffer>) =>
  openFile(new Blob([bytes]), () => undefined, new AbortController().signal);
const refused = (bytes: Uint8Array<ArrayBuffer>) => open(bytes).then(() => null, refusalOf);
function lineEnds(bytes: Uint8Array): number {
  let count = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) count++;
  return count;
}

test.each([
  ["plain", PLAIN],
  ["packed", packed(PLAIN)],
])("a %s file is a log whose events are read again whole, and whose seals hold", async (_, bytes) => {
  const { log, flaws, plain, isSealed } = await open(bytes);
  expect(flaws).toEqual({
    end: null,
    lines: 52,
    promised: 50,
    findings: [],
    counts: {},
    newerFold: null,
    newer: [],
  });
  expect(await Promise.all([0, 24, 49].map(log.event))).toEqual([EVENTS[0], EVENTS[24], EVENTS[49]]);
  await expect(log.event(50)).rejects.toThrow(
    "There is no event at index 50: the replay file has 50 events.",
  );
  expect([isSealed, await verifySeals(plain, () => true)]).toEqual([true, []]);
});

test("detects changes by the file's seals while it is shown", async () => {
  const changed = new TextEncoder().encode(new TextDecoder().decode(PLAIN).replace("Núria 7", "Núria 8"));
  const { log, flaws, plain } = await open(changed);
  expect([log.length, flaws.counts]).toEqual([50, {}]);
  expect(await verifySeals(plain, () => true)).toEqual([{ what: "changed", line: 9, to: 9, wrote: 1 }]);
  expect(await verifySeals(plain, () => false)).toBe(null);
});

test("reports the progress of opening a file, and can be stopped", async () => {
  const progress: [number, number][] = [];
  await openFile(
    new Blob([packed(PLAIN)]),
    (done, total) => progress.push([done, total]),
    new AbortController().signal,
  );
  expect(progress.at(-1)).toEqual([packed(PLAIN).length, packed(PLAIN).length]);
  const stopping = new AbortController();
  const opening = openFile(new Blob([PLAIN]), () => undefined, stopping.signal);
  stopping.abort(new Error("not that one"));
  await expect(opening).rejects.toThrow("not that one");
});

describe("reports why a file cannot be shown", () => {
  const state = (fold: number, floor: unknown) => ({ k: "state", offset: 3, fold, floor });
  const first = (header: object) => fileOf([JSON.stringify(header)]);
  test.each<[string, Uint8Array<ArrayBuffer>, unknown]>([
    ["an empty one", new Uint8Array(), { why: "empty" }],
    ["one without an event", writtenRecording([]), { why: "eventless" }],
    [
      "one of nothing but a state",
      writtenRecording([state(FOLD_VERSION, floorToJson(emptyFloor("UTC")))]),
      { why: "eventless" },
    ],
    ["a log", fileOf(["vru+line\tcall_id"]), { why: "none" }],
    ["a packed log", packed(fileOf(["vru+line\tcall_id"])), { why: "none" }],
    ["a packed nothing", packed(new Uint8Array()), { why: "none" }],
    ["a foreign version", first({ ...HEADER, version: 2 }), { why: "version", version: "2" }],
    ["a damaged header", first({ ...HEADER, zone: "Europe/Atlantis" }), { why: "damaged" }],
    ["a bad gzip", Uint8Array.from([0x1f, 0x8b, 1, 2, 3]), { why: "packing" }],
    [
      "a state of another fold",
      writtenRecording([state(1, floorToJson(emptyFloor("UTC"))), ...EVENTS]),
      { why: "fold", version: "1" },
    ],
    ["a damaged state", writtenRecording([state(FOLD_VERSION, null), ...EVENTS]), { why: "state" }],
    [
      "a state whose rows are none",
      writtenRecording([
        state(FOLD_VERSION, { ...floorToJson(emptyFloor("UTC")), segments: "x" }),
        ...EVENTS,
      ]),
      { why: "state" },
    ],
    [
      "a state with an object for a name",
      writtenRecording([
        state(FOLD_VERSION, {
          ...floorToJson(emptyFloor("UTC")),
          pocs: [{ id: {}, branch: "x", connected: true }],
        }),
        ...EVENTS,
      ]),
      { why: "state" },
    ],
    [
      "a state of a zone that is none",
      writtenRecording([state(FOLD_VERSION, floorToJson(emptyFloor("No/Zone"))), ...EVENTS]),
      { why: "state" },
    ],
    [
      "more lines that are none than anybody waits for",
      packed(new TextEncoder().encode(`${JSON.stringify(HEADER)}${"\n".repeat(1_000_002)}`)),
      { why: "lines" },
    ],
    ["a line without an end", new Uint8Array(16_000_001).fill(0x7b), { why: "line" }],
  ])("%s", async (_, bytes, refusal) => {
    expect(await refused(bytes)).toEqual(refusal);
  });

  test("distinguishes other errors from an endless line", () => {
    expect(refusalOf(new RangeError("Invalid time value"))).toEqual({
      why: "unread",
      reason: "Invalid time value",
    });
  });

  test("a state as it should be opens, with all that a floor can hold", async () => {
    const floor = floorToJson(
      given(
        userDescribed(ANA, "Ana"),
        connected(ANA, "9:00:00"),
        contactCreated("c-1", "9:00:00"),
        queueCreated("1", "9:00:00"),
        callCreated("2", "9:00:10"),
        queueAbandoned("9", "9:00:20"),
      ),
    );
    const { log } = await open(writtenRecording([state(FOLD_VERSION, floor), ...EVENTS]));
    expect(floorToJson(log.begin.floor)).toEqual(floor);
  });

  test("one of 2 GB, before a byte of it is read", async () => {
    const huge = Object.assign(new Blob([]), {
      slice: () => expect.unreachable(),
      stream: () => expect.unreachable(),
    });
    Object.defineProperty(huge, "size", { value: 2_000_000_000 });
    await expect(
      openFile(huge, () => undefined, new AbortController().signal).catch(refusalOf),
    ).resolves.toEqual({ why: "size", limit: 1_500_000_000 });
  });
});

/** Returns as many whole lines as can be unpacked of a cut file. */
const unpackable = (bytes: Uint8Array) =>
  lineEnds(gunzipSync(bytes, { finishFlush: constants.Z_SYNC_FLUSH }));

test("shows a truncated packed file up to its last complete line, and reports the truncation", async () => {
  const bytes = packed(PLAIN);
  for (let cut = 300; cut < bytes.length; cut += atDepth(97, 5)) {
    const whole = unpackable(bytes.slice(0, cut));
    const opened = await open(bytes.slice(0, cut)).catch((error: unknown) => error);
    // The header alone shows nothing.
    if (opened instanceof PackingFault) {
      expect([cut, whole < 2]).toEqual([cut, true]);
      continue;
    }
    const { log, flaws } = opened as OpenedFile; // else the expectations fail
    // The last may have lost its line feed alone.
    expect([cut, flaws.end, flaws.lines - whole === 0 || flaws.lines - whole === 1]).toEqual([
      cut,
      "packing",
      true,
    ]);
    expect(log.length).toBe(Math.min(50, flaws.lines - 1));
  }
});

/** In the soak a month is read a hundred times. */
const LONG = { timeout: 600_000 };
/** Enough of the file is left for its header. */
const SHARE = { min: atDepth(0.05, 0.001), max: 0.9999, noNaN: true };
const CUTS = { numRuns: atDepth(10, 100) };

describe.skipIf(!hasJanuary)(`${atDepth("a day", "a month")} of real calls${needed}`, () => {
  let file: Uint8Array<ArrayBuffer>;
  let gzip: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    const { header, events } = await atDepth(tenthOfJanuary, wholeJanuary)();
    file = writtenRecording(events, { ...header, sealed: true });
    gzip = packed(file);
  });

  test("wherever it is cut it opens to its last good line", LONG, async () => {
    await fc.assert(
      fc.asyncProperty(fc.double(SHARE), async (share) => {
        const cut = file.subarray(0, Math.floor(share * file.length));
        const { log, flaws } = await open(cut);
        const whole = lineEnds(cut);
        expect([flaws.end, flaws.lines - whole === 0 || flaws.lines - whole === 1]).toEqual(["cut", true]);
        expect(log.offsets.at(-1)).toBe(log.length);
      }),
      CUTS,
    );
  });

  test("packed, too", LONG, async () => {
    await fc.assert(
      fc.asyncProperty(fc.double(SHARE), async (share) => {
        const cut = gzip.subarray(0, Math.floor(share * gzip.length));
        const { log, flaws } = await open(cut);
        const whole = unpackable(cut);
        expect([flaws.end, flaws.lines - whole === 0 || flaws.lines - whole === 1]).toEqual([
          "packing",
          true,
        ]);
        expect(log.offsets.at(-1)).toBe(log.length);
      }),
      CUTS,
    );
  });
});
