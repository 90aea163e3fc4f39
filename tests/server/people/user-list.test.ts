import type { Kysely } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Permission } from "../../../openapi/generated/console.ts";
import type { Tables } from "../../../server/database/schema.ts";
import { listUsers } from "../../../server/people/user-list.ts";
import { pbx } from "../../support/pbx.ts";
import { callRow } from "../../support/call-row.ts";
import { asking } from "../../support/people.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, addPrivilege, OTHER_ACCOUNT } from "../../support/test-accounts.ts";

const AISHA = "65a0f0030000000000000001";
const AKIRA = "65a0f0030000000000000002";
const AMARA = "65a0f0030000000000000003";
const SEGMENT = "65a0f0020000000000000001";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const at = (clock: string) => ({ time: `2026-02-03T${clock}:00.000Z` });
  await platform.feed([
    pbx("user-connected", `user/${AISHA}`, { session: "a1" }, at("09:00")),
    pbx("user-connected", `user/${AKIRA}`, { session: "k1" }, at("09:05")),
    pbx("user-disconnected", `user/${AKIRA}`, { session: "k1", reason: "ping timeout" }, at("09:30")),
  ]);
  await platform.database.db
    .insertInto("call_records")
    .values(
      // Facts of another account about a user of this name do not count.
      (
        [
          [AISHA, 1, ACCOUNT],
          [AISHA, 3, ACCOUNT],
          [AKIRA, 2, ACCOUNT],
          [AMARA, 4, OTHER_ACCOUNT],
        ] as const
      ).map(([agent, hour, account]) =>
        callRow({ account, id: `call-${hour}`, segment: SEGMENT, agent, at: Date.UTC(2026, 1, 3, hour) }),
      ),
    )
    .execute();
  const [standing] = await platform.database.db
    .selectFrom("connection_records")
    .selectAll()
    .where("user_id", "=", AISHA)
    .execute();
  if (standing)
    await platform.database.db
      .insertInto("connection_records")
      .values({ ...standing, account: OTHER_ACCOUNT, user_id: AMARA })
      .execute();
  await platform.database.db
    .updateTable("users")
    .set({ lang: "fr" })
    .where("id", "in", [AISHA, AMARA])
    .execute();
});
afterAll(() => platform.close());

const list = async (query: string, as: Ask = admin) =>
  Object.values((await asking(platform, as).get("/users", query)).body.data ?? {});
const names = async (query: string) =>
  (await list(`${query}&$limit=200`)).map(({ firstname }) => textOf(firstname));

test("returns the last call and connection of each user, and none where unknown", async () => {
  const rows = await list(
    `_id[$in][]=${AISHA}&_id[$in][]=${AKIRA}&_id[$in][]=${AMARA}&$sort[firstname]=1&$select[]=lastCall&$select[]=lastConnection`,
  );
  expect(rows).toEqual([
    {
      _id: AISHA,
      lastCall: { _id: "call-3", startedAt: "2026-02-03T03:00:00.000Z" },
      lastConnection: {
        connected: true,
        connectedAt: "2026-02-03T09:00:00.000Z",
        disconnectedAt: null,
        reason: null,
      },
    },
    {
      _id: AKIRA,
      lastCall: { _id: "call-2", startedAt: "2026-02-03T02:00:00.000Z" },
      lastConnection: {
        connected: false,
        connectedAt: "2026-02-03T09:05:00.000Z",
        disconnectedAt: "2026-02-03T09:30:00.000Z",
        reason: "ping timeout",
      },
    },
    { _id: AMARA, lastCall: null, lastConnection: null },
  ]);
});

test("filters by segment, language, privilege and connection together", async () => {
  const members = await platform.database.db
    .selectFrom("segment_users")
    .select("user_id")
    .where("account", "=", ACCOUNT)
    .where("segment", "=", SEGMENT)
    .execute();
  expect((await list(`segments=${SEGMENT}&$limit=200`)).map(({ _id }) => textOf(_id)).toSorted()).toEqual(
    members.map(({ user_id }) => user_id).toSorted(),
  );
  expect(await names("lang[$in][]=fr&$sort[firstname]=1")).toEqual(["Aisha", "Amara"]);
  expect(
    (await names("lang=none&$sort[firstname]=1")).filter((name) =>
      ["Aisha", "Akira", "Amara"].includes(name),
    ),
  ).toEqual(["Akira"]);
  expect(await names("lang[$ne]=none&$sort[firstname]=1")).toEqual(["Aisha", "Amara"]);
  expect(await names("connected=true")).toEqual(["Aisha"]);
  expect(await names("connected=false")).toHaveLength(40);
  expect(await names(`connected=true&lang=fr&segments[$in][]=${SEGMENT}&privilege=agent`)).toEqual(["Aisha"]);
  expect(await names("connected=true&lang=es")).toEqual([]);
});

test("sorts by last call and last connection, latest first", async () => {
  expect((await names("$sort[lastCall]=-1")).slice(0, 2)).toEqual(["Aisha", "Akira"]);
  expect((await names("$sort[lastCall]=1")).slice(-2)).toEqual(["Akira", "Aisha"]);
  expect((await names("$sort[lastConnection]=-1")).slice(0, 2)).toEqual(["Akira", "Aisha"]);
});

test("nothing that an earlier life of the floor left open counts as connected", async () => {
  const { db } = platform.database;
  const present = await db
    .selectFrom("connection_records")
    .select("epoch")
    .where("account", "=", ACCOUNT)
    .executeTakeFirstOrThrow();
  await db.updateTable("connection_records").set({ epoch: 0 }).where("account", "=", ACCOUNT).execute();
  expect(await names("connected=true")).toEqual([]);
  expect(await list(`_id=${AISHA}&$select[]=lastConnection`)).toMatchObject([
    { lastConnection: { connected: false } },
  ]);
  await db.updateTable("connection_records").set(present).where("account", "=", ACCOUNT).execute();
});

test("hides calls and connections from users without permission, in sorting and filters too", async () => {
  await addPrivilege(platform.database.db, "doorkeeper", ["users.read"]);
  await addPerson(platform.database.db, "doorkeeper@demo.example", 3, "doorkeeper");
  const as = { token: (await platform.signIn("doorkeeper@demo.example")).accessToken };
  const [user] = await list(`_id=${AISHA}`, as);
  expect(user).toMatchObject({ firstname: "Aisha" });
  expect(Object.keys(user ?? {}).filter((member) => member.startsWith("last"))).toEqual(["lastname"]);
  const asked = ["$sort[lastCall]=1", "$sort[lastConnection]=1", "connected=true"].map(
    async (query) => (await asking(platform, as).get("/users", query)).status,
  );
  expect(await Promise.all(asked)).toEqual([403, 403, 403]);
});

test("two users are asked for in as many queries as two hundred", async () => {
  const permissions = new Set<Permission>(["users.read", "calls.read", "connections.read"]);
  const caller = { account: ACCOUNT, privilege: "supervisor", permissions, key: "0" };
  const asked = async ($limit: number) => {
    let queries = 0;
    const counted: Kysely<Tables> = platform.database.db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const { data } = await listUsers(counted, caller, { $limit, populate: ["segments"] });
    expect(data).toHaveLength(Math.min(41, $limit));
    return queries;
  };
  // The count, the page, and the names of the segments.
  expect([await asked(2), await asked(200)]).toEqual([3, 3]);
});
