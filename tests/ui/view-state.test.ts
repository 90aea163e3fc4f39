import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Filter,
  type View,
  type ViewRules,
  changedView,
  keptOf,
  plainView,
  readView,
  savedIn,
  writeView,
} from "../../src/ui/view-state.ts";
import { atDepth } from "../support/depth.ts";

const RULES: ViewRules = {
  sortable: ["name", "wait"],
  columns: ["name", "wait", "agents"],
  filters: {
    channel: { operators: ["is", "not"], values: ["video", "audio"] },
    segment: { operators: ["is", "not"], values: null },
    wait: { operators: ["min", "max"], values: null },
  },
  sizes: [10, 25, 50],
  choices: { tab: ["queue", "agents"], subject: null },
  saved: "calls",
};
const read = (query: string) => readView(query, RULES);

const anyText = fc.string({ unit: "grapheme", minLength: 1, maxLength: 40 });
const anyFilters: fc.Arbitrary<readonly Filter[]> = fc.uniqueArray(
  fc.oneof(
    fc.record({
      field: fc.constant("channel"),
      operator: fc.constantFrom("is" as const, "not" as const),
      values: fc.subarray(["video", "audio"], { minLength: 1 }),
    }),
    fc.record({
      field: fc.constant("segment"),
      operator: fc.constantFrom("is" as const, "not" as const),
      values: fc.uniqueArray(anyText, { minLength: 1, maxLength: 4 }),
    }),
    fc.record({
      field: fc.constant("wait"),
      operator: fc.constantFrom("min" as const, "max" as const),
      values: fc.integer({ min: -999, max: 99_999 }).map((number) => [String(number)]),
    }),
  ),
  { selector: ({ field, operator }) => `${operator}.${field}`, maxLength: 5 },
);
const anyView: fc.Arbitrary<View> = fc.record({
  search: fc.oneof(fc.constant(""), anyText),
  sort: fc.option(fc.record({ field: fc.constantFrom("name", "wait"), descending: fc.boolean() })),
  columns: fc.option(fc.shuffledSubarray(["name", "wait", "agents"], { minLength: 1 })),
  widths: fc.option(
    fc.dictionary(fc.constantFrom("name", "wait", "agents"), fc.integer({ min: 56, max: 1_200 }), {
      minKeys: 1,
      noNullPrototype: true,
    }),
  ),
  density: fc.constantFrom(null, "comfortable" as const, "compact" as const),
  page: fc.integer({ min: 1, max: 999_999 }),
  size: fc.constantFrom(10, 25, 50),
  filters: anyFilters,
  choices: fc.record({
    tab: fc.constantFrom("queue", "agents"),
    subject: fc.oneof(fc.constant(""), anyText),
  }),
  saved: fc.constant(""),
  ignored: fc.uniqueArray(fc.tuple(fc.constantFrom("colour", "utm source", "is.planet", "é"), anyText), {
    selector: ([name]) => name,
    maxLength: 3,
  }),
});

test("restores any view from its copied address in a different browser", () => {
  fc.assert(
    fc.property(anyView, (view) => {
      expect(read(writeView(view, RULES))).toEqual(view);
    }),
    { numRuns: atDepth(100, 5_000) },
  );
});

test("no address makes a list fail, and reading what one wrote changes nothing", () => {
  const anyQuery = fc.oneof(
    fc.webQueryParameters(),
    fc.string(),
    fc
      .array(
        fc.constantFrom("is.channel=", "video,", "page=-1", "&", "%", "sort=-name", "size=7", "=", "cols=x"),
      )
      .map((parts) => parts.join("")),
  );
  fc.assert(
    fc.property(anyQuery, (query) => {
      const view = read(query);
      expect(read(writeView(view, RULES))).toEqual(view);
    }),
    { numRuns: atDepth(100, 5_000) },
  );
});

test("a view as usual needs no word in the address", () => {
  expect(writeView(plainView(RULES), RULES)).toBe("");
  expect(read("")).toEqual(plainView(RULES));
});

test("an address can be read by people", () => {
  const view = {
    ...plainView(RULES),
    search: "card payments",
    sort: { field: "wait", descending: true },
    page: 3,
    filters: [{ field: "channel", operator: "is" as const, values: ["video", "audio"] }],
  };
  expect(writeView(view, RULES)).toBe("is.channel=video,audio&q=card+payments&sort=-wait&page=3");
});

test.each([
  ["a name that nobody knows", "colour=blue", ["colour", "blue"]],
  ["a column that there is not", "cols=name,planet", ["cols", "name,planet"]],
  ["a width of a column that there is not", "widths=planet.100", ["widths", "planet.100"]],
  ["a column too narrow to be seen", "widths=name.20", ["widths", "name.20"]],
  ["a column wider than any screen", "widths=wait.80,name.9999", ["widths", "wait.80,name.9999"]],
  ["a value that there is not", "is.channel=smoke", ["is.channel", "smoke"]],
  ["a number that is none", "min.wait=long", ["min.wait", "long"]],
  ["an operator that the field does not have", "min.channel=2", ["min.channel", "2"]],
  ["a page before the first", "page=0", ["page", "0"]],
  ["a size that is not offered", "size=11", ["size", "11"]],
  ["a member that every object has", "is.constructor=x", ["is.constructor", "x"]],
  ["an escape that is broken", "q=%", null],
])("%s does no harm", (_, query, ignored) => {
  expect(read(query).ignored).toEqual(ignored === null ? [] : [ignored]);
});

test("counts a repeated parameter once, the first time", () => {
  const view = read("page=2&page=3&page=3");
  expect(view.page).toBe(2);
  expect(view.ignored).toEqual([["page", "3"]]);
});

test("returns to the first page after a new search, but not after a change of layout", () => {
  const view = { ...plainView(RULES), page: 4 };
  expect(changedView(view, { search: "x" }).page).toBe(1);
  expect(changedView(view, { size: 25 }).page).toBe(1);
  expect(changedView(view, { columns: ["name"], widths: { name: 90 }, density: "compact" }).page).toBe(4);
  expect(changedView(view, { page: 5 }).page).toBe(5);
});

test("reads a link with escaped commas in the same way", () => {
  expect(read("is.channel=video%2Caudio").filters).toEqual(read("is.channel=video,audio").filters);
  expect(read("cols=name%2Cwait").columns).toEqual(["name", "wait"]);
});

const SAVED = "65a0f0030000000000000001";
const inOrder = (view: View): View => ({
  ...view,
  filters: view.filters.toSorted((a, b) =>
    `${a.operator}.${a.field}`.localeCompare(`${b.operator}.${b.field}`),
  ),
});

test("writes to the address only the differences from a saved view, for any views", () => {
  fc.assert(
    fc.property(anyView, anyView, (kept, view) => {
      const base = { ...keptOf(kept), saved: SAVED };
      const shown = { ...view, saved: SAVED };
      const written = writeView(shown, RULES, base);
      expect(savedIn(written, RULES)).toBe(SAVED);
      expect(inOrder(readView(written, RULES, base))).toEqual(inOrder(shown));
    }),
    { numRuns: atDepth(100, 5_000) },
  );
});

test("writes only the id of an unmodified saved view", () => {
  fc.assert(
    fc.property(anyView, (kept) => {
      const base = { ...keptOf(kept), saved: SAVED };
      expect(writeView(base, RULES, base)).toBe(`view=${SAVED}`);
    }),
  );
});

test("ignores filters to remove that a saved view lacks, and saved views where a list has none", () => {
  expect(readView("q=&is.channel=", RULES, { ...plainView(RULES), search: "x" })).toMatchObject({
    search: "",
    ignored: [["is.channel", ""]],
  });
  const { saved: _, ...none } = RULES;
  expect(readView(`view=${SAVED}`, none).ignored).toEqual([["view", SAVED]]);
  expect(savedIn("view=../x", RULES)).toBe("");
});

test("shares the parameter “view” between a choice and the ids of saved views", () => {
  const rules = { ...RULES, choices: { view: ["summary", "list"] } };
  expect(readView("view=list", rules)).toMatchObject({ saved: "", choices: { view: "list" }, ignored: [] });
  expect(readView("view=table", rules).ignored).toEqual([["view", "table"]]);
  const id = "65a0f0020000000000000001";
  const base = { ...plainView(rules), choices: { view: "list" } };
  const view = readView(`view=${id}`, rules, base);
  expect(view).toMatchObject({ saved: id, choices: { view: "list" } });
  expect(writeView(view, rules, base)).toBe(`view=${id}`);
  expect(writeView({ ...view, saved: "" }, rules)).toBe("view=list");
});
