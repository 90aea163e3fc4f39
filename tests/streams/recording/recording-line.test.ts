import fc from "fast-check";
import { expect, test } from "vitest";
import { readLine } from "../../../streams/recording/recording-line.ts";
import { anyCharacter } from "../../support/any-character.ts";
import { epochNumber, eventAt } from "../../support/log-events.ts";

const event = eventAt(epochNumber(1), 7, { tags: ["vip"] });

test("reads an event's line with any text in it", () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), (text) => {
      const tagged = { ...event, data: { tags: [text] } };
      expect(readLine(JSON.stringify(tagged))).toEqual({
        kind: "event",
        event: JSON.parse(JSON.stringify(tagged)),
      });
    }),
  );
});

test("distinguishes a record of an unknown kind without rejecting it", () => {
  expect(readLine('{"k":"checkpoint","root":"x"}')).toEqual({
    kind: "other",
    k: "checkpoint",
    record: { k: "checkpoint", root: "x" },
  });
});

test("keeps unknown members of a type", () => {
  expect(
    readLine(JSON.stringify({ ...event, type: "something-new", data: { tags: 5, name: {} } })),
  ).toMatchObject({ kind: "event" });
});

test.each([
  ["a cut line", JSON.stringify(event).slice(0, -5), "not-json"],
  ["a list", "[]", "not-json"],
  ["an object of no kind", "{}", "neither"],
  ["an event of another version", JSON.stringify({ ...event, specversion: "2.0" }), "neither"],
  ["an event without a subject", JSON.stringify({ ...event, subject: undefined }), "no-envelope"],
  ["an event with half an offset", JSON.stringify({ ...event, offset: 1.5 }), "no-envelope"],
  ["an event at no time", JSON.stringify({ ...event, time: "soon" }), "no-time"],
  ["an event before any floor", JSON.stringify({ ...event, time: "1970-12-31T23:59:59.999Z" }), "no-time"],
  [
    "an event behind the last year of a calendar",
    JSON.stringify({ ...event, time: "+275759-09-01T00:00:00.000Z" }),
    "no-time",
  ],
  ["an event whose tags are no list", JSON.stringify({ ...event, data: { tags: 5 } }), "no-data"],
  ["an event of tags without any", JSON.stringify({ ...event, data: {} }), "no-data"],
  [
    "an event of a name that is an object",
    JSON.stringify({ ...event, type: "user-described", data: { name: {} } }),
    "no-data",
  ],
  [
    "traffic in a zone that is none",
    JSON.stringify({
      ...event,
      type: "traffic-started",
      data: { kind: "demo", name: "x", zone: "No/Zone", rate: 1 },
    }),
    "no-data",
  ],
  ["an event without data", JSON.stringify({ ...event, data: null }), "no-data"],
])("reports the fault of %s", (_, line, fault) => {
  expect(readLine(line)).toEqual({ kind: "broken", fault });
});
