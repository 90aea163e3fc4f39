import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Event } from "../../../openapi/generated/live-monitor.ts";
import { contacts, pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";
import { wholeLog } from "../../support/whole-log.ts";

let platform: TestPlatform;
let admin: Ask;
let all: Event[];
const TIMES = ["2026-02-03T09:00:00.000Z", "2026-02-03T09:00:01.000Z", "2026-02-03T10:00:00.000Z"];

beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  await platform.feed(contacts(5_200, "many"));
  await platform.feed(
    Array.from({ length: 60 }, (_, index) =>
      pbx("call-tagged", `call/k${index % 5}`, { tags: [String(index)] }, { time: TIMES[index % 3]! }),
    ),
  );
  all = await wholeLog(platform, admin);
});
afterAll(() => platform.close());

const ask = async (query: string) =>
  (await platform.api("GET /events", { ...admin, query })).body as unknown as {
    channel: string;
    epoch: string;
    head: number;
    data: Event[];
  };

test("without a question the first thousand of the floor's present life are there, and where it ends", async () => {
  const { channel, epoch, head, data } = await ask("");
  expect([channel, head, data.length]).toEqual([`account/${ACCOUNT}/floor`, all.length, 1_000]);
  expect(data).toEqual(all.slice(0, 1_000));
  expect(epoch).toBe(all[0]?.epoch);
});

test("page by page, all of it is there and nothing twice", () => {
  expect(all.map(({ offset }) => offset)).toEqual(
    Array.from({ length: 50 + 5_200 + 60 }, (_, index) => index + 1),
  );
});

test("returns exactly the matching events in the requested order", async () => {
  const text = fc.record({
    after: fc.option(fc.integer({ min: 0, max: 5_400 }), { nil: undefined }),
    before: fc.option(fc.integer({ min: 1, max: 5_400 }), { nil: undefined }),
    from: fc.option(fc.constantFrom(...TIMES), { nil: undefined }),
    to: fc.option(fc.constantFrom(...TIMES), { nil: undefined }),
    type: fc.option(fc.constantFrom("call-tagged", "contact-created", "no-such-type"), { nil: undefined }),
    subjects: fc.array(fc.constantFrom("call/k0", "call/k3", "contact/many-17"), { maxLength: 2 }),
    descending: fc.boolean(),
    limit: fc.integer({ min: 1, max: 5_000 }),
  });
  await fc.assert(
    fc.asyncProperty(text, async ({ after, before, from, to, type, subjects, descending, limit }) => {
      fc.pre((from ?? "") <= (to ?? "9"));
      const query = [
        ...Object.entries({ after, before, from, to, type }).flatMap(([name, value]) =>
          value === undefined ? [] : `${name}=${value}`,
        ),
        ...subjects.map((subject) => `subject[$in][]=${subject}`),
        `$sort[offset]=${descending ? -1 : 1}`,
        `$limit=${limit}`,
      ].join("&");
      const wanted = all.filter(
        (event) =>
          event.offset > (after ?? 0) &&
          event.offset < (before ?? Infinity) &&
          event.time >= (from ?? "") &&
          event.time < (to ?? "9") &&
          (type === undefined || event.type === type) &&
          (subjects.length === 0 || (subjects as string[]).includes(event.subject)),
      );
      expect((await ask(query)).data).toEqual((descending ? wanted.reverse() : wanted).slice(0, limit));
    }),
    { numRuns: 60 },
  );
});

test.each(["/events", "/replay/recording", "/replay/range"])(
  "a range that ends before it begins is refused at %s, and one of no time at all is empty",
  async (path) => {
    const refused = await platform.api(`GET ${path}`, {
      ...admin,
      query: `from=${TIMES[1]}&to=2026-02-03T10:00:00.999%2B01:00`,
    });
    expect([refused.status, refused.body.errors]).toEqual([
      400,
      [{ pointer: "/query/from", code: "out-of-order", message: "is after to" }],
    ]);
    expect((await ask(`from=${TIMES[1]}&to=${TIMES[1]}`)).data).toEqual([]);
  },
);

test("an earlier life of the log is still there", async () => {
  await platform.database.db.updateTable("channels").set({ live_fed_at: null }).execute();
  await platform.feed([
    pbx(
      "traffic-started",
      "traffic/t",
      { kind: "recording", name: "x", zone: "UTC", rate: 1 },
      { source: "/play/later" },
    ),
  ]);
  expect((await ask("")).head).toBe(1);
  const earlier = await ask(`epoch=${all[0]?.epoch}&after=100&$limit=3`);
  expect([earlier.head, earlier.data]).toEqual([all.length, all.slice(100, 103)]);
});
