import { afterAll, beforeAll, expect, test } from "vitest";
import { connections } from "../../../server/routes/connections.ts";
import { listResource } from "../../../server/kit/list.ts";
import { pbx } from "../../support/pbx.ts";
import { asking } from "../../support/people.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

const AISHA = "65a0f0030000000000000001";
const AKIRA = "65a0f0030000000000000002";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const at = (clock: string) => ({ time: `2026-02-03T${clock}:00.000Z` });
  await platform.feed([
    pbx(
      "user-connected",
      `user/${AISHA}`,
      { session: "a1", ip: "10.0.0.7", browser: "Firefox 140" },
      at("09:00"),
    ),
    pbx("user-connected", `user/${AKIRA}`, { session: "k1" }, at("09:05")),
    pbx("user-connected", `user/${AISHA}`, { session: "a1" }, at("09:10")),
  ]);
  await platform.feed([
    pbx("user-disconnected", `user/${AISHA}`, { session: "a1", reason: "ping timeout" }, at("09:30")),
    pbx("user-disconnected", `user/${AKIRA}`, { session: "k9", reason: "transport close" }, at("09:31")),
    pbx("user-connected", `user/${AISHA}`, { session: "a1" }, at("09:40")),
  ]);
});
afterAll(() => platform.close());

const list = async (query: string) =>
  Object.values((await asking(platform, admin).get("/users-connection-logs", query)).body.data ?? {});

test("when an agent connected and disconnected is on record with the reason, the latest first", async () => {
  const rows = await list(`user=${AISHA}&populate[]=user`);
  expect(rows).toEqual([
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      user: { _id: AISHA, name: "Aisha Rahman" },
      session: "a1",
      connected: true,
      connectedAt: "2026-02-03T09:40:00.000Z",
      disconnectedAt: null,
      reason: null,
      duration: null,
      ip: null,
      browser: null,
    },
    {
      _id: expect.stringMatching(/^[0-9a-f]{24}$/),
      user: { _id: AISHA, name: "Aisha Rahman" },
      session: "a1",
      connected: false,
      connectedAt: "2026-02-03T09:00:00.000Z",
      disconnectedAt: "2026-02-03T09:30:00.000Z",
      reason: "ping timeout",
      duration: 1_800_000,
      ip: "10.0.0.7",
      browser: "Firefox 140",
    },
  ]);
  const { body } = await asking(platform, admin).get(`/users-connection-logs/${textOf(rows[1]?._id)}`);
  expect(body).toEqual(rows[1]);
});

test("they are sorted, filtered and searched as every list is", async () => {
  const sessions = async (query: string) =>
    (await list(query)).map(
      ({ session, connectedAt }) => `${textOf(session)} ${textOf(connectedAt).slice(11, 16)}`,
    );
  expect(await sessions("$sort[connectedAt]=1")).toEqual(["a1 09:00", "k1 09:05", "a1 09:40"]);
  expect(await sessions("reason=ping timeout")).toEqual(["a1 09:00"]);
  expect(await sessions("$search=FIREFOX")).toEqual(["a1 09:00"]);
  expect(await sessions("connectedAt[$gte]=2026-02-03T09:05:00.000Z&$sort[connectedAt]=1")).toEqual([
    "k1 09:05",
    "a1 09:40",
  ]);
  expect(await sessions("$sort[duration]=1&$limit=1")).toEqual(["a1 09:00"]);
  expect(await sessions("$sort[session]=-1&$sort[connectedAt]=1")).toEqual([
    "k1 09:05",
    "a1 09:00",
    "a1 09:40",
  ]);
  expect(await sessions("$sort[reason]=-1&$limit=1")).toEqual(["a1 09:00"]);
  expect([await sessions("connected=true"), await sessions("connected=false")]).toEqual([
    ["a1 09:40", "k1 09:05"],
    ["a1 09:00"],
  ]);
  expect(await sessions("disconnectedAt[$lt]=2026-02-03T09:31:00.000Z")).toEqual(["a1 09:00"]);
});

test("finds connections by the agent's name, within the account only", async () => {
  const found = async (text: string, ask = admin) =>
    Object.values(
      (await asking(platform, ask).get("/users-connection-logs", `$search=${text}`)).body.data ?? {},
    ).map(({ session }) => textOf(session));
  expect([await found("akira"), await found("AISHA RAH"), await found("nobody")]).toEqual([
    ["k1"],
    ["a1", "a1"],
    [],
  ]);
  expect(await found("a", { token: (await platform.signIn("admin@other.example")).accessToken })).toEqual([]);
});

test("a page of fifty asks as often as a page of two", async () => {
  const asked = async ($limit: number) => {
    let queries = 0;
    const counted = platform.database.db.withPlugin({
      transformQuery: ({ node }) => {
        queries += 1;
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
    await listResource(counted, connections, ACCOUNT, { $limit, populate: ["user"] });
    return queries;
  };
  expect([await asked(1), await asked(50)]).toEqual([3, 3]);
});

test("a supervisor reads them, a reviewer does not, and another account has none", async () => {
  const as = async (email: string) => asking(platform, { token: (await platform.signIn(email)).accessToken });
  const [one] = await list("");
  expect((await (await as("supervisor@demo.example")).get("/users-connection-logs")).body.total).toBe(3);
  expect((await (await as("reviewer@demo.example")).get("/users-connection-logs")).status).toBe(403);
  const other = await as("admin@other.example");
  expect((await other.get("/users-connection-logs")).body.total).toBe(0);
  expect((await other.get(`/users-connection-logs/${textOf(one?._id)}`)).status).toBe(404);
});

test("shows connections left open in an earlier epoch of the floor as ended", async () => {
  const { db } = platform.database;
  await db.updateTable("connection_records").set({ epoch: 0 }).where("account", "=", ACCOUNT).execute();
  expect((await list("")).map(({ connected }) => connected)).toEqual([false, false, false]);
  expect(await list("connected=true")).toEqual([]);
});
