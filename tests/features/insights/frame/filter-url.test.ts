import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Chosen,
  FILTER_NAMES,
  filtersBy,
  readChosen,
  valuesOf,
  writeChosen,
} from "../../../../src/features/insights/frame/filter-url.ts";
import { SUBMISSIONS_RULES } from "../../../../src/features/insights/submissions/submissions-rules.ts";
import { carriedIn, readView, writeView } from "../../../../src/ui/view-state.ts";

const values = (name: (typeof FILTER_NAMES)[number]) =>
  fc.uniqueArray(
    name === "channel" || name === "outcome"
      ? fc.constantFrom(...valuesOf(name))
      : fc.string({ minLength: 1, maxLength: 12, unit: "grapheme" }),
    { maxLength: 4 },
  );
const chosen: fc.Arbitrary<Chosen> = fc
  .record({
    period: fc.constantFrom("today", "7d", "last-month", "2026-11-02..2026-11-08", "nonsense"),
    compare: fc.constantFrom(null, "previous" as const, "weekdays" as const),
    filters: fc.tuple(...FILTER_NAMES.map(values)),
  })
  .map(({ filters, ...others }) => ({
    ...others,
    filters: filtersBy((name) => filters[FILTER_NAMES.indexOf(name)] ?? []),
    ignored: [],
  }));

test("reads what it wrote", () => {
  fc.assert(
    fc.property(chosen, (one) => {
      expect(readChosen(writeChosen(one))).toEqual(one);
      expect(readChosen(`?${writeChosen(one)}`)).toEqual(one);
    }),
  );
});

test.each(["/insights/recordings", "/insights/submissions/65a0", "/insights/tags"])(
  "reads at %s what it wrote for it",
  (path) => {
    fc.assert(
      fc.property(chosen, (one) => {
        expect(readChosen(writeChosen(one, "", path), path)).toEqual(one);
      }),
    );
  },
);

test("moves a filter to the parameter of a list and back, and lets the list carry the others", () => {
  const one = readChosen("period=7d&segment=a&agent=b&tag=c");
  const query = writeChosen(one, "", "/insights/submissions");
  expect(query).toBe("period=7d&is.segment=a&is.user=b&tag=c");
  const view = readView(query, SUBMISSIONS_RULES);
  expect(view.ignored).toEqual([]);
  expect(view.filters.map(({ field, values }) => [field, ...values])).toEqual([
    ["segment", "a"],
    ["user", "b"],
  ]);
  const changed = `${writeView({ ...view, filters: [] }, SUBMISSIONS_RULES)}&${carriedIn(query, SUBMISSIONS_RULES)}`;
  expect(writeChosen(readChosen(changed, "/insights/submissions"))).toBe("period=7d&tag=c");
});

test("never throws, and keeps what it ignored", () => {
  fc.assert(
    fc.property(fc.string(), (query) => {
      const once = readChosen(query);
      expect(readChosen(writeChosen(once))).toEqual(once);
    }),
  );
});

test("keeps parameters of other pages only if asked", () => {
  const one = readChosen("period=7d&view=list&segment=a,b");
  expect(writeChosen(one, "period=today&view=list")).toBe("period=7d&segment=a,b&view=list");
  expect(writeChosen(one)).toBe("period=7d&segment=a,b");
});

test("ignores texts that the API rejects: control characters and long ones", () => {
  const long = "x".repeat(257);
  expect(readChosen(`tag=%00,vip,a%0Ab&segment=${long}`)).toMatchObject({
    filters: { tag: ["vip"], segment: [] },
    ignored: [
      ["segment", long],
      ["tag", "\0"],
      ["tag", "a\nb"],
    ],
  });
});

test("lists invalid values as ignored and keeps the valid ones", () => {
  expect(readChosen("channel=audio,fax&compare=never&outcome=abandoned")).toMatchObject({
    compare: null,
    filters: { channel: ["audio"], outcome: ["abandoned"] },
    ignored: [
      ["compare", "never"],
      ["channel", "fax"],
    ],
  });
});
