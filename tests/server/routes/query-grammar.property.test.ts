import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { holdsWords, searchKey, searchWords } from "../../../openapi/formats/search-text.ts";
import { atDepth } from "../../support/depth.ts";
import { callRow } from "../../support/call-row.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, SEEDED_AT } from "../../support/test-accounts.ts";

interface Row {
  readonly _id: string;
  readonly agent: string | null;
  readonly segment: string;
  readonly channel: "audio" | "video";
  readonly customer: string | null;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly waited: number | null;
  readonly served: number | null;
  readonly transfers: number;
}

const AGENTS = ["65a0f0030000000000000001", "65a0f0030000000000000002"];
const SEGMENTS = ["65a0f0020000000000000001", "65a0f0020000000000000002", "65a0f0020000000000000003"];
const CUSTOMERS = ["C1", "c10", "100%", "a_b", "Ünal", "ÉLISE", "back\\slash"];
const searchOf = ({ _id: id, customer }: Pick<Row, "_id" | "customer">) =>
  searchKey([id, `contact-${id}`, customer]);
const pick = <T>(values: readonly T[], index: number) => values[index % values.length]!;

/** Calls with everything that sorts and compares oddly: nothing, equals, accents, signs of patterns. */
const ROWS: readonly Row[] = Array.from({ length: 60 }, (_, index) => ({
  _id: `k${String((index * 7) % 60).padStart(2, "0")}`,
  agent: index % 5 === 0 ? null : pick(AGENTS, index),
  segment: pick(SEGMENTS, index),
  channel: index % 3 === 0 ? "video" : "audio",
  customer: index % 4 === 0 ? null : pick(CUSTOMERS, index),
  startedAt: SEEDED_AT + (index % 11) * 60_000,
  endedAt: index % 6 === 0 ? null : SEEDED_AT + (index % 13) * 61_000,
  waited: index % 7 === 0 ? null : (index % 9) * 1_000,
  served: index % 4 === 0 ? null : (index % 5) * 1_000,
  transfers: index % 8 === 0 ? index % 3 : 0,
}));

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const rows = ROWS.map(({ _id: id, startedAt: at, endedAt, ...values }) =>
    callRow({
      ...values,
      account: ACCOUNT,
      id,
      at,
      ended_at: endedAt,
      search: searchOf({ _id: id, customer: values.customer }),
    }),
  );
  await platform.database.db.insertInto("call_records").values(rows).execute();
});
afterAll(() => platform.close());

type Filter =
  | readonly [
      name: "agent" | "segment" | "channel" | "_id",
      operator: "" | "$ne" | "$in",
      values: readonly string[],
    ]
  | readonly [
      name: "startedAt" | "endedAt" | "createdAt",
      operator: "$gt" | "$gte" | "$lt" | "$lte",
      value: number,
    ];
const SORTS = ["startedAt", "endedAt", "createdAt", "waited", "served", "transfers"] as const;
type Sort = (typeof SORTS)[number];
/** Sorts that decide about the order of calls with the same value. */
const TIES: ReadonlySet<Sort> = new Set(["endedAt", "waited", "served", "transfers"]);
interface Query {
  readonly filters: readonly Filter[];
  readonly search: string | null;
  readonly sort: readonly (readonly [name: Sort, direction: 1 | -1])[];
  readonly skip: number;
  readonly limit: number;
}

const values = {
  agent: [...AGENTS, "nobody"],
  segment: [...SEGMENTS, "nowhere"],
  channel: ["audio", "video", "fax"],
  _id: ["k01", "k07", "k33", "k99"],
};
const textFilter = fc
  .constantFrom("agent" as const, "segment" as const, "channel" as const, "_id" as const)
  .chain((name) =>
    fc.oneof(
      fc.tuple(
        fc.constant(name),
        fc.constantFrom("" as const, "$ne" as const),
        fc.constantFrom(...values[name]).map((value) => [value]),
      ),
      fc.tuple(
        fc.constant(name),
        fc.constant("$in" as const),
        fc.array(fc.constantFrom(...values[name]), { minLength: 1, maxLength: 3 }),
      ),
    ),
  );
const timeFilter = fc.tuple(
  fc.constantFrom("startedAt" as const, "endedAt" as const, "createdAt" as const),
  fc.constantFrom("$gt" as const, "$gte" as const, "$lt" as const, "$lte" as const),
  fc.integer({ min: -1, max: 13 }).map((n) => SEEDED_AT + n * 60_000),
);
const someQuery: fc.Arbitrary<Query> = fc.record({
  // The same operator of the same member twice would be a list, which is another question.
  filters: fc.uniqueArray(fc.oneof<fc.Arbitrary<Filter>[]>(textFilter, timeFilter), {
    maxLength: 3,
    selector: ([name, operator]) =>
      operator.startsWith("$g") || operator.startsWith("$l") ? name + operator : name,
  }),
  search: fc.option(
    fc.constantFrom("c1", "C1", "%", "_", "\\", "k0", "unal", "Élise", "100%", "contact-k1", "zzz"),
    { freq: 2 },
  ),
  sort: fc.uniqueArray(fc.tuple(fc.constantFrom(...SORTS), fc.constantFrom(1 as const, -1 as const)), {
    maxLength: 3,
    selector: ([name]) => name,
  }),
  skip: fc.integer({ min: 0, max: 70 }),
  limit: fc.integer({ min: 1, max: 200 }),
});

function written({ filters, search, sort, skip, limit }: Query): string {
  const parts: [string, string][] = [
    ...filters.flatMap(([name, operator, value]): [string, string][] =>
      typeof value === "number"
        ? [[`${name}[${operator}]`, new Date(value).toISOString()]]
        : value.map((one) => [
            operator === "" ? name : operator === "$in" ? `${name}[$in][]` : `${name}[$ne]`,
            one,
          ]),
    ),
    ...(search === null ? [] : [["$search", search] as [string, string]]),
    ...sort.map(([name, direction]): [string, string] => [`$sort[${name}]`, String(direction)]),
    ["$skip", String(skip)],
    ["$limit", String(limit)],
  ];
  return parts.map((part) => part.map(encodeURIComponent).join("=")).join("&");
}

/** Evaluates the same query on a list in memory, independent of the SQL. */
function evaluated({ filters, search, sort, skip, limit }: Query) {
  const matches = (row: Row) =>
    filters.every(([name, operator, value]) => {
      const has = row[name === "createdAt" ? "startedAt" : name];
      if (typeof value !== "number") {
        if (operator === "$in") return has !== null && value.includes(String(has));
        return operator === "$ne" ? has !== value[0] : has === value[0];
      }
      const number = typeof has === "number" ? has : NaN;
      return (
        { $gt: number > value, $gte: number >= value, $lt: number < value, $lte: number <= value }[
          operator as string
        ] === true
      );
    }) &&
    (search === null || holdsWords(searchOf(row), searchWords(search)));
  const found = ROWS.filter(matches);
  const order = sort.length > 0 ? sort : [["startedAt", -1] as const];
  const valueOf = (row: Omit<Row, "_id">, name: Sort) =>
    name === "served" ? (row.served ?? 0) : ((name === "createdAt" ? row.startedAt : row[name]) ?? Infinity);
  // Calls with the same value of one sort are in the order of their time, and both follow its direction.
  const [[only, towards] = ["startedAt", 1] as const] = sort.length === 1 ? sort : [];
  const ofTies = TIES.has(only) ? towards : 1;
  const ofTimes = only !== "endedAt" && TIES.has(only) ? towards : 0;
  const sorted = found.sort(({ _id: aId, ...a }, { _id: bId, ...b }) => {
    for (const [name, direction] of order) {
      const [x, y] = [valueOf(a, name), valueOf(b, name)];
      if (x !== y) return (x < y ? -1 : 1) * direction;
    }
    return (a.startedAt - b.startedAt) * ofTimes || (aId < bId ? -1 : 1) * ofTies;
  });
  return { total: found.length, skip, limit, ids: sorted.slice(skip, skip + limit).map(({ _id }) => _id) };
}

test("a list answers what its query asks, as an evaluation in memory does", async () => {
  await fc.assert(
    fc.asyncProperty(someQuery, async (query) => {
      const { status, body } = await platform.api("GET /calls", { ...admin, query: written(query) });
      expect(status).toBe(200);
      const { data, next, ...page } = body;
      const expected = evaluated(query);
      expect({ ...page, ids: (data as unknown as { _id: string }[]).map(({ _id }) => _id) }).toEqual(
        expected,
      );
      expect(next === null || expected.total > expected.skip + expected.limit).toBe(true);
    }),
    { numRuns: atDepth(100, 250) },
  );
});

test("returns a page or a description of the fault for any query", async () => {
  const piece = fc.constantFrom(
    "$limit",
    "$skip",
    "$sort",
    "$select",
    "populate",
    "_id",
    "agent",
    "startedAt",
    "[",
    "]",
    "[]",
    "$in",
    "$ne",
    "$gt",
    "$or",
    "=",
    "&",
    "1",
    "-1",
    "x",
    "%",
    "%00",
    "%27",
    "'",
    "--",
    ";",
    "é",
    "__proto__",
    "constructor",
    "{}",
    " ",
  );
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 14, size: "max" }), async (pieces) => {
      const { status } = await platform.api("GET /calls", { ...admin, query: pieces.join("") });
      expect([200, 400]).toContain(status);
    }),
    { numRuns: atDepth(100, 250) },
  );
});
