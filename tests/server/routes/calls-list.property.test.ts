import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Call } from "../../../openapi/generated/console.ts";
import { atDepth } from "../../support/depth.ts";
import { callRow } from "../../support/call-row.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, addPrivilege, keyFor, SEEDED_AT } from "../../support/test-accounts.ts";

interface Page {
  readonly total: number;
  readonly data: readonly Call[];
  readonly next: string | null;
}

const SEGMENT = "65a0f0020000000000000001";

let platform: TestPlatform;
let admin: Ask;
/** Sees calls, but no recordings. */
let analyst: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  await addPrivilege(platform.database.db, "analyst", ["calls.read"]);
  analyst = { key: await keyFor(platform.database.db, ACCOUNT, "analyst") };
});
afterAll(() => platform.close());
beforeEach(() => platform.database.db.deleteFrom("call_records").execute());

type Values = Partial<Parameters<typeof callRow>[0]>;

const add = (rows: readonly (Values & { readonly id: string; readonly minute: number })[]) =>
  platform.database.db
    .insertInto("call_records")
    .values(
      rows.map(({ minute, ...values }) =>
        callRow({ account: ACCOUNT, segment: SEGMENT, at: SEEDED_AT + minute * 60_000, ...values }),
      ),
    )
    .execute();

const answer = (query: string, ask = admin) => platform.api("GET /calls", { ...ask, query });
const list = async (query: string) => (await answer(query)).body as unknown as Page; // the contract is checked by `api`
const ids = async (query: string) => (await list(query)).data.map(({ _id }) => _id);

/** Few different minutes, so that many calls began at the same time. */
const minutes = fc.array(fc.integer({ min: 0, max: 6 }), { maxLength: 30 });

test("shows every call once for any page sizes, while newer calls are added", async () => {
  await fc.assert(
    fc.asyncProperty(
      minutes,
      fc.array(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom("createdAt", "startedAt"),
      async (before, sizes, by) => {
        await platform.database.db.deleteFrom("call_records").execute();
        const old = before.map((minute, index) => ({ id: `old-${index}`, minute }));
        if (old.length > 0) await add(old);
        const shown: string[] = [];
        let after: string | null = "";
        for (let page = 0; after !== null; page++) {
          const size = sizes[page % sizes.length];
          const part: Page = await list(
            `$limit=${size}&$count=none&$sort[${by}]=-1${after === "" ? "" : `&$after=${after}`}`,
          );
          shown.push(...part.data.map(({ _id }) => _id));
          after = part.next;
          await add([{ id: `new-${page}`, minute: 100 + page }]);
        }
        expect(shown.filter((one) => one.startsWith("old")).toSorted()).toEqual(
          old.map(({ id }) => id).toSorted(),
        );
        expect(shown).toHaveLength(old.length);
      },
    ),
    { numRuns: atDepth(8, 60) },
  );
});

test("orders pages that continue as one page", async () => {
  await add([3, 1, 3, 0, 2, 3, 1].map((minute, index) => ({ id: `c${index}`, minute })));
  for (const sort of ["$sort[createdAt]=-1", "$sort[createdAt]=1", "$sort[startedAt]=-1", ""]) {
    const whole = await ids(`${sort}&$limit=100`);
    const { data, next } = await list(`${sort}&$limit=3`);
    expect(next).not.toBeNull();
    const rest = await list(`${sort}&$limit=100&$after=${next}`);
    expect([...data, ...rest.data].map(({ _id }) => _id)).toEqual(whole);
    expect(rest.next).toBeNull();
  }
});

test("returns rows without their total, and the total without rows", async () => {
  await add(Array.from({ length: 12 }, (_, index) => ({ id: `c${index}`, minute: index })));
  expect(await list("$count=only")).toMatchObject({ total: 12, data: [] });
  expect(await list("$count=none&$limit=5")).toMatchObject({ total: 6 });
  expect(await list("$count=none&$limit=5&$skip=10")).toMatchObject({ total: 12, next: null });
  expect(await list("$count=none&$limit=5&$skip=40")).toMatchObject({ total: 40, data: [] });
  expect(await list("$limit=5")).toMatchObject({ total: 12 });
});

test("refuses to continue an order that cannot be continued, and a page that is skipped", async () => {
  const { status: byWait } = await answer(`$sort[waited]=-1&$after=${SEEDED_AT}.c1`);
  const { status: skipped } = await answer(`$skip=10&$after=${SEEDED_AT}.c1`);
  const { status: unreadable } = await answer("$after=yesterday");
  expect([byWait, skipped, unreadable]).toEqual([422, 422, 400]);
  expect((await list("$sort[waited]=-1")).next).toBeNull();
});

test("finds late calls as the measure counts them, and calls by their outcome or state", async () => {
  const answered = (waited: number) => ({ queue: "q", waited, outcome: "answered" as const });
  const gone = { answered_at: null, waited: 3_000, outcome: "abandoned" as const };
  await add([
    { id: "in-time", minute: 0, ...answered(20_000) },
    { id: "late", minute: 1, ...answered(20_001) },
    { id: "abandoned", minute: 2, queue: "q", ...gone },
    { id: "never-queued", minute: 3, queue: null, ...gone },
    { id: "waiting", minute: 4, queue: "q", answered_at: null, waited: null, outcome: null, epoch: 999 },
  ]);
  expect((await ids("late=true")).toSorted()).toEqual(["abandoned", "late"]);
  expect((await ids("late=false")).toSorted()).toEqual(["in-time", "never-queued", "waiting"]);
  expect((await ids("outcome=abandoned")).toSorted()).toEqual(["abandoned", "never-queued"]);
  expect(await ids("outcome[$in][]=lost&outcome[$in][]=timeout")).toEqual(["waiting"]);
  expect((await ids("outcome[$ne]=abandoned")).toSorted()).toEqual(["in-time", "late", "waiting"]);
  const { body } = await platform.api("POST /metrics/calls", {
    ...admin,
    json: {
      range: {
        from: new Date(SEEDED_AT).toISOString(),
        to: new Date(SEEDED_AT + 3_600_000).toISOString(),
        zone: "UTC",
      },
      measures: ["late"],
    },
  });
  expect(body).toMatchObject({ rows: [{ values: { late: 2 } }] });
});

test("finds calls by the status of their recording, for users who may read recordings", async () => {
  await add([
    { id: "recorded", minute: 0 },
    { id: "silent", minute: 1 },
  ]);
  await platform.database.db
    .insertInto("recordings")
    .values({
      account: ACCOUNT,
      id: "65f0f0010000000000000001",
      status: "pending",
      call_id: "recorded",
      media: "video/webm",
      most: 1,
      started_at: SEEDED_AT,
      search: "",
      created_at: SEEDED_AT,
      updated_at: SEEDED_AT,
    })
    .execute();
  expect(await ids("recording=pending")).toEqual(["recorded"]);
  expect(await ids("recording=rejected")).toEqual([]);
  expect((await answer("recording=pending", analyst)).status).toBe(403);
});
