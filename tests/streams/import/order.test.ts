import fc from "fast-check";
import { expect, test } from "vitest";
import type { LoggedFact } from "../../../streams/import/logged-fact.ts";
import { namingOf } from "../../../streams/import/naming.ts";
import { ordered } from "../../../streams/import/order.ts";

const CHANNEL_ID = "0123456789abcdef01234567";
const place = (facts: readonly LoggedFact[]) => ordered("a recording", facts, "/import/test", CHANNEL_ID);
const fact = fc.record({
  time: fc.integer({ min: 0, max: 50 }),
  rank: fc.nat(6),
  type: fc.constantFrom("call-created", "call-ended"),
  subject: fc.nat(9).map((n) => `call/${n}`),
});

test("every fact has one place: by time, then by rank, then as the log has it; offsets have no gap", () => {
  fc.assert(
    fc.property(fc.array(fact), (facts) => {
      const numbered = facts.map((one, index) => ({ ...one, data: { index } }));
      const { events, channel } = place(numbered);
      expect(events.map(({ offset }) => offset)).toEqual(facts.map((_, index) => index + 1));
      expect(channel).toBe(`import/${CHANNEL_ID}/floor`);
      const keys = events
        .map(({ data }) => numbered[Number(data["index"])]!)
        .map(({ time, rank, data }) => [time, rank, data.index]);
      expect(keys).toEqual([...keys].sort((a, b) => a[0]! - b[0]! || a[1]! - b[1]! || a[2]! - b[2]!));
      expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
      expect(place(numbered)).toEqual(place(numbered));
    }),
  );
});

test("the epoch of a recording is a ULID of its first moment and of its name, and is the same each time", () => {
  const facts: LoggedFact[] = [
    { time: Date.parse("1999-01-05T07:00:00Z"), rank: 0, type: "call-ended", subject: "call/1", data: {} },
  ];
  expect(place(facts).epoch).toMatch(/^00TMM[0-9A-HJKMNP-TV-Z]{21}$/);
  expect(place(facts).epoch).toBe(place(facts).epoch);
  expect(ordered("another", facts, "/import/test", CHANNEL_ID).epoch).not.toBe(place(facts).epoch);
});

test("the same name in the same log has the same id, in another log or of another kind another one", () => {
  const naming = namingOf("help desk");
  expect(naming.segment("Sales")).toBe(namingOf("help desk").segment("Sales"));
  expect(naming.segment("Sales")).toMatch(/^[0-9a-f]{24}$/);
  expect(
    new Set([
      naming.segment("Sales"),
      naming.user("Sales"),
      naming.key("call", "Sales"),
      namingOf("bank").segment("Sales"),
    ]).size,
  ).toBe(4);
  expect([...naming.segments]).toEqual([[naming.segment("Sales"), "Sales"]]);
});
