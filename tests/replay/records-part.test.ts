import { beforeEach, describe, expect, test } from "vitest";
import { deskOf } from "../../src/replay/worker-api.ts";
import { Held } from "../../src/replay/worker-state.ts";
import { at, contactCreated, logged } from "../support/floor-story.ts";
import { writtenRecording } from "../support/written-recording.ts";

const ALL = { kinds: [], text: "" };
const [FIRST = null, SECOND = null] = logged([
  contactCreated("c-1", "9:00:00"),
  contactCreated("c-2", "9:01:00"),
]);
const press = (time: string, word: string) => ({
  k: "intent",
  at: at(time),
  act: "click",
  role: "button",
  word,
  route: "/users",
});
const asked = (time: string, status: number | null) => ({
  k: "exchange",
  at: at(time),
  method: "GET",
  route: "/users",
  status,
  ms: 20,
});

/** A desk at which a recording of these lines is open. */
async function deskWith(...records: readonly (object | null)[]) {
  const desk = deskOf(new Held());
  const opening = await desk.open(
    new Blob([writtenRecording(records.filter((record) => record !== null))]),
    () => undefined,
  );
  if (opening.kind !== "opened") throw new Error(`It did not open: ${JSON.stringify(opening)}`);
  return { desk, opened: opening.opened };
}

describe("given what a console recorded between two events and behind them", () => {
  let desk: Awaited<ReturnType<typeof deskWith>>["desk"];
  let opened: Awaited<ReturnType<typeof deskWith>>["opened"];

  beforeEach(async () => {
    ({ desk, opened } = await deskWith(
      FIRST,
      press("9:00:10", "Save"),
      press("9:00:10", "Close"),
      SECOND,
      asked("9:00:20", 200),
      press("9:02:00", "Search"),
    ));
  });

  test("reports the number of records, their kinds and the end on opening", () => {
    expect([opened.records, opened.first, opened.last]).toEqual([
      { count: 4, kinds: ["intent", "exchange"] },
      at("9:00:00"),
      at("9:02:00"),
    ]);
  });

  test("a stretch of it is answered, and how much of it had happened", async () => {
    const { rows, ...about } = await desk.foundRecords(ALL, { now: at("9:00:15"), meant: null }, 1, 3);
    expect(about).toEqual({
      count: 4,
      happened: 2,
      last: 1,
      from: 1,
      days: [{ place: 0, time: at("9:00:10") }],
    });
    expect(rows.map(({ index, position, time, brief }) => [index, position, time, brief.kind])).toEqual([
      [1, 1, at("9:00:10"), "intent"],
      [2, 1, at("9:00:20"), "exchange"],
    ]);
  });

  test("counts only the selected one of two records with the same time as past", async () => {
    expect([
      (await desk.foundRecords(ALL, { behind: 0 }, 0, 1)).happened,
      (await desk.foundRecords(ALL, { behind: 1 }, 0, 1)).happened,
    ]).toEqual([1, 2]);
  });

  test("finds matching records, none of them past before the first", async () => {
    expect(
      await desk.foundRecords({ kinds: ["exchange"], text: "" }, { now: at("9:00:10"), meant: null }, 0, 10),
    ).toMatchObject({ count: 1, happened: 0, last: null, rows: [{ index: 2 }] });
    expect(await desk.foundRecords({ kinds: [], text: "close" }, { behind: 3 }, 0, 10)).toMatchObject({
      count: 1,
      happened: 1,
      last: 1,
    });
  });

  test("returns one record with all its members", () => {
    expect(desk.record(2)).toMatchObject({ time: at("9:00:20"), position: 1, record: asked("9:00:20", 200) });
    expect(desk.record(4)).toBe(null);
  });

  test("shows a record's position as the console saw it: the events so far, at its time", () => {
    expect(desk.show({ position: 1, time: at("9:00:59") })).toMatchObject({
      position: 1,
      now: at("9:00:59"),
      next: at("9:01:00"),
    });
  });

  test("stops at the console's next action as at an event", () => {
    expect([
      desk.show({ position: 1 }).next,
      desk.show({ position: 1, time: at("9:00:30") }).next,
      desk.show({ position: 2 }).next,
      desk.show({ time: at("9:02:00") }).next,
    ]).toEqual([at("9:00:10"), at("9:01:00"), at("9:02:00"), null]);
  });

  test("plays at full speed to the end of the console's records", () => {
    expect(desk.playFor(1_000)).toMatchObject({ position: 2, now: at("9:02:00") });
  });
});

test("opens a recording without events, with the times of the console's records", async () => {
  const { desk, opened } = await deskWith(press("9:00:00", "Sign in"), asked("9:00:01", null));
  expect(opened).toMatchObject({
    length: 0,
    first: at("9:00:00"),
    last: at("9:00:01"),
    records: { count: 2 },
  });
  expect(desk.show({ position: 0 })).toMatchObject({ position: 0, now: at("9:00:00"), happened: null });
  expect(desk.typedPlace("9:00:01", opened.first)).toEqual({ at: { time: at("9:00:01") } });
});

test("a recording that no console wrote has none of it", async () => {
  const { opened } = await deskWith(FIRST, { k: "gap", from: 2, until: 1, via: "range" }, SECOND);
  expect(opened.records).toEqual({ count: 0, kinds: [] });
});
