import fc from "fast-check";
import { expect, test } from "vitest";
import { readLine } from "../../../streams/recording/recording-line.ts";
import { epochNumber, eventAt } from "../../support/log-events.ts";

const event = eventAt(epochNumber(1), 7, { tags: ["vip"] });

test("a line with an event is that event, whatever text it holds", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const said = { ...event, data: { tags: [text] } };
      expect(readLine(JSON.stringify(said))).toEqual({ kind: "event", event: JSON.parse(JSON.stringify(said)) });
    }),
  );
});

test("a record of a kind that this version does not know is told apart and not refused", () => {
  expect(readLine('{"k":"checkpoint","root":"x"}')).toEqual({ kind: "other", k: "checkpoint", record: { k: "checkpoint", root: "x" } });
});

test.each([
  ["a cut line", JSON.stringify(event).slice(0, -5), "not-json"],
  ["a list", "[]", "not-json"],
  ["an object of no kind", "{}", "neither"],
  ["an event of another version", JSON.stringify({ ...event, specversion: "2.0" }), "neither"],
  ["an event without a subject", JSON.stringify({ ...event, subject: undefined }), "no-envelope"],
  ["an event with half an offset", JSON.stringify({ ...event, offset: 1.5 }), "no-envelope"],
  ["an event at no time", JSON.stringify({ ...event, time: "soon" }), "no-time"],
  ["an event without data", JSON.stringify({ ...event, data: null }), "no-data"],
])("%s is broken, and says how", (_, line, fault) => {
  expect(readLine(line)).toEqual({ kind: "broken", fault });
});
