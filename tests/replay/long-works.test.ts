import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deskOf } from "../../src/replay/worker-api.ts";
import { Held } from "../../src/replay/worker-state.ts";
import { contactCreated, logged, storyEvent } from "../support/floor-story.ts";
import { writtenRecording } from "../support/written-recording.ts";

const EVENTS = logged([
  ...Array.from({ length: 650 }, (_, index) => contactCreated(`c-${index}`, "9:00:00")),
  storyEvent("poc-connected", "poc/p", "9:04:00", { branch: "b" }),
]);
const FILE = new Blob([writtenRecording(EVENTS)]);
const BREAK = {
  id: "1",
  name: "contacts",
  breakOn: { on: "type", type: "contact-created" },
  every: 1,
  on: true,
} as const;
const quietly = () => undefined;

// Every step takes long, so that other requests get their turn after each.
let clock = 0;
beforeEach(() => void vi.spyOn(performance, "now").mockImplementation(() => (clock += 100)));
afterEach(() => vi.restoreAllMocks());

const turn = () => new Promise<void>((resolve) => setImmediate(resolve));
async function desk() {
  const made = deskOf(new Held());
  await made.open(FILE, quietly);
  return made;
}

test("a file that is no recording is not compared, for the reason for which it would not be opened", async () => {
  const { compareWith } = await desk();
  expect(await compareWith(new Blob(["a,b\n1,2\n"]), "notes.csv")).toEqual({
    kind: "refused",
    name: "notes.csv",
    refusal: { why: "none" },
  });
  expect(await compareWith(new Blob([]), "empty.ndjson")).toEqual({
    kind: "refused",
    name: "empty.ndjson",
    refusal: { why: "empty" },
  });
  expect(await compareWith(FILE, "same.ndjson")).toMatchObject({
    kind: "compared",
    alignment: { same: EVENTS.length, differences: [] },
  });
});

test("reports the progress of comparing recordings or folds, and stops on request", async () => {
  const { compareWith, compareFolds, comparedSoFar, stopComparing } = await desk();
  const recordings = compareWith(FILE, "same.ndjson");
  stopComparing();
  expect(await recordings).toEqual({ kind: "stopped" });
  const folds = compareFolds(1);
  await turn();
  stopComparing();
  expect(await folds).toEqual({ kind: "stopped" });
  expect(await compareFolds(1)).toMatchObject({ kind: "compared", parting: { position: EVENTS.length } });
  expect(await compareWith(FILE, "same.ndjson")).toMatchObject({ kind: "compared" });
  expect(comparedSoFar()).toBe(1);
});

test("reports the progress of an alignment, and stops on request or when another comparison begins", async () => {
  const many = new Blob([
    writtenRecording(
      logged(Array.from({ length: 4_000 }, (_, index) => contactCreated(`c-${index}`, "9:00:00"))),
    ),
  ]);
  const { compareWith, comparedSoFar, stopComparing } = await desk();
  // Reading is the first half.
  const aligned = async () => {
    const compared = compareWith(many, "many.ndjson");
    while (comparedSoFar() <= 0.5) await turn();
    return { compared };
  };
  const { compared: stopped } = await aligned();
  expect(comparedSoFar()).toBeLessThan(1);
  stopComparing();
  expect(await stopped).toEqual({ kind: "stopped" });
  const { compared: older } = await aligned();
  const newer = compareWith(FILE, "same.ndjson");
  expect(await older).toEqual({ kind: "stopped" });
  expect(await newer).toMatchObject({ kind: "compared", alignment: { differences: [] } });
});

test("returns the partial count of a stopped breakpoint, and still pauses the replay beyond it", async () => {
  const { breakAt, countedSoFar, stopCounting, playTo, show } = await desk();
  const counting = breakAt([BREAK], 0, 20);
  while ([0, 1].includes(countedSoFar())) await turn();
  expect(countedSoFar()).toBeLessThan(1);
  stopCounting();
  const [hits] = await counting;
  expect([hits?.count, hits?.counted]).toEqual([200, 200]);
  expect(countedSoFar()).toBe(1);
  show({ position: 620 });
  expect(playTo(Date.parse(EVENTS.at(-1)?.time ?? ""))).toMatchObject({ position: 621, stopped: "contacts" });
});

test("reports the progress of a fork, and restores the previous fork when it is stopped or superseded", async () => {
  const { edit, effect, editedSoFar, stopEditing } = await desk();
  const at = Date.parse("2026-01-12T09:00:00.000Z");
  const drop = (event: number) => ({ edit: "drop", event }) as const;
  const computed = () => effect(at, at, at + 60_000, 1, 20);
  const first = edit([drop(0)], "Without one", 20);
  while (editedSoFar() === 0) await turn();
  expect(editedSoFar()).toBeLessThan(1);
  stopEditing();
  expect(await first).toEqual({ kind: "stopped" });
  expect(computed).toThrow("Nothing is edited.");
  const older = edit([drop(0)], "Without one", 20);
  await turn();
  const newer = edit([drop(650)], "Without a device", 20);
  expect(await older).toEqual({ kind: "stopped" });
  expect(await newer).toEqual({ kind: "made", made: { first: null, counted: null } });
  expect(computed().numbers.filter(({ was, is }) => was !== is)).toEqual([]);
});

test("reports the progress of writing a fork, writes no file when stopped, and the whole file on retry", async () => {
  const { edit, saveFork, savedSoFar, stopSaving } = await desk();
  await edit([{ edit: "drop", event: 650 }], "Without a device", 20);
  const stopped = saveFork();
  while (savedSoFar() === 0) await turn();
  expect(savedSoFar()).toBeLessThan(1);
  stopSaving();
  expect(await stopped).toBeNull();
  const file = await saveFork();
  expect((await file?.text())?.split("\n").filter((line) => line.includes('"specversion"'))).toHaveLength(
    EVENTS.length - 1,
  );
});

test("a fork that is made while another recording is opened is none of that one", async () => {
  const { edit, open, effect } = await desk();
  const made = edit([{ edit: "drop", event: 0 }], "Without one", 20);
  await open(FILE, quietly);
  expect(await made).toEqual({ kind: "stopped" });
  expect(() => effect(0, 0, 1, 1, 20)).toThrow("Nothing is edited.");
});
