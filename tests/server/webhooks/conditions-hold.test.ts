import fc from "fast-check";
import { expect, test } from "vitest";
import type { WebhookCondition } from "../../../openapi/generated/console.ts";
import { conditionsHold } from "../../../server/webhooks/conditions-hold.ts";

const EVENT = {
  type: "queue-created",
  time: "2026-02-03T09:00:00.000Z",
  data: {
    segment: "s1",
    priority: 3,
    vip: false,
    tags: ["order", "urgent"],
    nothing: null,
    scores: { nps: 9 },
  },
};
const OPERATORS = [
  "is",
  "is-not",
  "contains",
  "begins-with",
  "greater",
  "less",
  "present",
  "absent",
] as const;
const holds = (member: string, operator: WebhookCondition["operator"], value?: string) =>
  conditionsHold([{ member, operator, ...(value !== undefined && { value }) }], EVENT);

test.each([
  ["data.segment", "is", "s1"],
  ["data.priority", "is", "3"],
  ["data.vip", "is", "false"],
  ["data.segment", "is-not", "s2"],
  ["data.unknown", "is-not", "s2"],
  ["data.segment", "contains", "1"],
  ["data.tags", "contains", "urgent"],
  ["type", "begins-with", "queue-"],
  ["data.priority", "greater", "2.5"],
  ["data.scores.nps", "less", "10"],
  ["time", "greater", "2026-02-03T08:00:00.000Z"],
  ["data.scores", "present", undefined],
  ["data.nothing", "absent", undefined],
  ["data.unknown.deeper", "absent", undefined],
] as const)("%s %s %s", (member, operator, value) => {
  expect(holds(member, operator, value)).toBe(true);
});

test.each([
  ["data.segment", "is", "S1"],
  ["data.scores", "is", "[object Object]"],
  ["data.tags", "contains", "urg"],
  ["data.priority", "contains", "3"],
  ["data.priority", "greater", "3"],
  ["data.priority", "less", "3"],
  ["data.priority", "less", "many"],
  ["data.priority", "greater", ""],
  ["data.unknown", "greater", "0"],
  ["data.unknown", "less", "0"],
  ["data.nothing", "present", undefined],
  ["data.constructor", "present", undefined],
  ["data.__proto__", "present", undefined],
  ["data.segment.length", "present", undefined],
] as const)("not %s %s %s", (member, operator, value) => {
  expect(holds(member, operator, value)).toBe(false);
});

test("all of them have to hold, and where there are none everything is delivered", () => {
  const [yes, no]: WebhookCondition[] = [
    { member: "type", operator: "present" },
    { member: "type", operator: "absent" },
  ];
  expect(conditionsHold([], EVENT)).toBe(true);
  expect(conditionsHold([yes!, yes!], EVENT)).toBe(true);
  expect(conditionsHold([yes!, no!], EVENT)).toBe(false);
});

test("evaluates any conditions on any event", () => {
  fc.assert(
    fc.property(
      fc.object(),
      fc.string(),
      fc.constantFrom(...OPERATORS),
      fc.string(),
      (event, member, operator, value) => {
        expect(typeof conditionsHold([{ member, operator, value }], event)).toBe("boolean");
      },
    ),
  );
});
