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
  expect(readLine('{"k":"checkpoint","root":"x"}')).toEqual({ kind: "other", k: "checkpoint" });
});

test.each([
  ["a cut line", JSON.stringify(event).slice(0, -5), "it is not a JSON object"],
  ["a list", "[]", "it is not a JSON object"],
  ["an object of no kind", "{}", "it is neither an event nor a record"],
  ["an event of another version", JSON.stringify({ ...event, specversion: "2.0" }), "it is neither an event nor a record"],
  ["an event without a subject", JSON.stringify({ ...event, subject: undefined }), "it is an event without its envelope"],
  ["an event with half an offset", JSON.stringify({ ...event, offset: 1.5 }), "it is an event without its envelope"],
  ["an event at no time", JSON.stringify({ ...event, time: "soon" }), "its time cannot be read"],
  ["an event without data", JSON.stringify({ ...event, data: null }), "it is an event without data"],
])("%s is broken, and says how", (_, line, reason) => {
  expect(readLine(line)).toEqual({ kind: "broken", reason });
});
