import { expect, test } from "vitest";
import { recordedLog } from "../../../streams/replay/recorded-log.ts";
import { typedPlace } from "../../../streams/replay/typed-place.ts";
import { at, logged, queueAbandoned, queueCreated } from "../../support/floor-story.ts";
import { someHeader } from "../../support/some-header.ts";

const DAY = 86_400_000;
const facts = [
  queueCreated("1", "9:00:30"),
  queueAbandoned("1", "9:05:00"),
  { ...queueCreated("2", "9:00:00"), time: new Date(at("10:00:00") + DAY).toISOString() },
];
const events = logged(facts);
const markers = [{ k: "marker", before: 2, record: { k: "marker", label: "Flood begins" } }];
const log = recordedLog({ ...someHeader(events), zone: "Asia/Jerusalem" }, events, { records: markers });
/** The recording's clocks are two hours ahead. */
const second = new Date(at("9:00:00") + DAY).toISOString().slice(0, 10);
const typed = (text: string, now = at("9:02:00")) => {
  const place = typedPlace(log, text, now);
  return "at" in place ? place.at : place.fault;
};

test("reads a time of day on the current day of the replay, in the recording's time zone", () => {
  expect([typed("11:04"), typed(" 11:04:07 ")]).toEqual([{ time: at("9:04:00") }, { time: at("9:04:07") }]);
  expect(typed("11:04", at("9:04:00") + DAY)).toEqual({ time: at("9:04:00") + DAY });
});

test("a time that the recording holds on another of its days only is that of the other day", () => {
  expect(typed("8:30")).toEqual({ time: at("6:30:00") + DAY });
  expect(typed("18:00", at("10:00:00") + DAY)).toEqual({ time: at("16:00:00") });
});

test("a day and a time of it, or a day alone, of which the recording may hold the end only", () => {
  expect([typed(`${second} 12:00`), typed(`${second}T12:00:00`)]).toEqual([
    { time: at("10:00:00") + DAY },
    { time: at("10:00:00") + DAY },
  ]);
  expect(typed("11:00")).toEqual({ time: at("9:00:30") });
  expect(typed(new Date(at("9:00:00")).toISOString().slice(0, 10))).toEqual({ time: at("9:00:30") });
});

test("an offset, with its sign or without, and as the console writes it", () => {
  expect(["#2", "2", "# 2"].map((text) => typed(text))).toEqual([
    { offset: 2 },
    { offset: 2 },
    { offset: 2 },
  ]);
  expect([typed("#1,234"), typed("4"), typed("0")]).toEqual(["offset", "offset", "offset"]);
});

test("a marker by its name or the beginning of it, however it is written", () => {
  expect([typed("flood begins"), typed("FLOOD")]).toEqual([{ position: 2 }, { position: 2 }]);
});

test("distinguishes positions outside of the recording from invalid ones", () => {
  expect([typed("1999-01-10 16:39"), typed(`${second} 12:01`), typed("1999-01-10")]).toEqual([
    "time",
    "time",
    "time",
  ]);
  expect(["", "25:00", "11:61", "1999-02-31 10:00", "1999-13-01", "calm"].map((text) => typed(text))).toEqual(
    ["unknown", "unknown", "unknown", "unknown", "unknown", "unknown"],
  );
});
