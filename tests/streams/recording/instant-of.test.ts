import fc from "fast-check";
import { expect, test } from "vitest";
import { instantOf } from "../../../streams/recording/instant-of.ts";
import { atDepth } from "../../support/depth.ts";

test("a time that events write is the instant that the platform reads", () => {
  fc.assert(
    fc.property(
      fc.date({
        min: new Date("0000-01-01T00:00:00Z"),
        max: new Date("9999-12-31T23:59:59.999Z"),
        noInvalidDate: true,
      }),
      (date) => {
        expect(instantOf(date.toISOString())).toBe(date.getTime());
      },
    ),
    { numRuns: atDepth(100, 5_000) },
  );
});

const piece = (max: number, digits: number) =>
  fc.integer({ min: 0, max }).map((value) => String(value).padStart(digits, "0"));

test("and so is one that looks like it but is none", () => {
  const looks = fc
    .tuple(
      piece(9_999, 4),
      piece(14, 2),
      piece(32, 2),
      piece(25, 2),
      piece(61, 2),
      piece(61, 2),
      piece(999, 3),
    )
    .map(([y, mo, d, h, mi, s, ms]) => `${y}-${mo}-${d}T${h}:${mi}:${s}.${ms}Z`);
  const spoiled = fc
    .tuple(looks, fc.nat(23), fc.string({ minLength: 1, maxLength: 1 }))
    .map(([text, at, letter]) => text.slice(0, at) + letter + text.slice(at + 1));
  fc.assert(
    fc.property(
      fc.oneof(
        looks,
        spoiled,
        fc.constantFrom(
          "",
          "2026-02-29T00:00:00.000Z",
          "2024-02-29T24:00:00.000Z",
          "2026-01-01",
          "2026-01-01T00:00:00+02:00",
          "soon",
        ),
      ),
      (text) => {
        expect(instantOf(text)).toBe(Date.parse(text));
      },
    ),
    { numRuns: atDepth(100, 5_000) },
  );
});
