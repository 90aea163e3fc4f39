import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PERMISSIONS, type Requirement } from "../../../server/auth/permissions.ts";
import { type Operation, readOperations } from "../../../server/contract/operations.ts";
import { RESOURCES } from "../../../server/resources/described.ts";
import { seedRecords } from "../../../server/seed/seed-records.ts";
import { concurrently } from "../../support/concurrently.ts";
import { eventually } from "../../support/eventually.ts";
import { GOOD_BODIES } from "../../support/good-bodies.ts";
import { pbx } from "../../support/pbx.ts";
import { logged } from "../../support/webhook-log.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, addPerson, keyFor, OTHER_ACCOUNT } from "../../support/test-accounts.ts";
import { newDevice } from "../../support/test-device.ts";

/** Request bodies that are valid for records of the own account. */
const GOOD: Readonly<Record<string, object>> = Object.assign(
  { changeAccount: { name: "x" }, changeUser: { firstname: "x" }, changePrivilege: { label: "x" } },
  GOOD_BODIES,
);
const NOWHERE = "0123456789abcdef01234567";
const SEGMENT = "65a0f0020000000000000001";
const AGENT = "65a0f0030000000000000001";
const BRANCH = "65a0f0050000000000000001";

let platform: TestPlatform;
let admin: Ask;
let other: Ask;
let otherKey: string;
/** Ids of this account's records, by path. */
let ours: Readonly<Record<string, Readonly<Record<string, string>>>>;

const SEEDED = "65a0ffff0000000000000002";
const requirementOf = (id: string): Requirement =>
  (PERMISSIONS as Readonly<Record<string, Requirement>>)[id] ?? { permission: "public" };
/** Operations on shared records: tools, channels, and devices, of which only the enrollment is shown. */
const SHARED = /^\/(external-apps|channels)\/|^\/pocs\/\{id\}$/;
const operations = readOperations().filter(
  ({ id, path }) => path.includes("{") && !SHARED.test(path) && requirementOf(id).permission !== "public",
);
const collectionOf = ({ path }: Operation): string => path.slice(0, path.indexOf("/{"));

beforeAll(async () => {
  platform = await startPlatform();
  const { db } = platform.database;
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  // Nothing keeps this one from anything but whose it is.
  await db
    .updateTable("accounts")
    .set({ features: sql`(select features from accounts where id = ${ACCOUNT})` })
    .where("id", "=", OTHER_ACCOUNT)
    .execute();
  other = { token: (await platform.signIn("admin@other.example")).accessToken };
  const idOf = async (operation: string, json?: object): Promise<string> =>
    textOf((await platform.api(`POST ${operation}`, { ...admin, ...(json && { json }) })).body._id);
  const firstOf = async (collection: string): Promise<string> =>
    textOf(Object.values((await platform.api(`GET ${collection}`, admin)).body.data ?? {})[0]?._id);
  const person = await addPerson(db, "somebody@demo.example", 2, "supervisor");
  await db
    .insertInto("sso_identities")
    .values({ account: ACCOUNT, issuer: "urn:x", name_id: "x", user_id: person, created_at: 0 })
    .execute();
  const poc = newDevice().id;
  await idOf(`/branches/${BRANCH}/pocs`, { pocId: poc, label: "Door" });
  await keyFor(db, ACCOUNT, "agent");
  await platform.feed([
    pbx("user-connected", `user/${AGENT}`, { session: "s1" }),
    pbx("call-created", "call/k1", { contact: "c1", segment: SEGMENT, channel: "audio", user: AGENT }),
  ]);
  for (const [account, asker] of [
    [ACCOUNT, admin],
    [OTHER_ACCOUNT, other],
  ] as const) {
    const { headers } = await platform.api(`GET /accounts/${account}`, asker);
    await platform.api(`PATCH /accounts/${account}`, {
      ...asker,
      json: { supervision: { enabled: true, termsAccepted: true } },
      headers: { "if-match": headers.get("etag") ?? "" },
    });
  }
  await platform.api("POST /auth/password-reset", {
    json: { email: "somebody@demo.example", kind: "reset" },
  });
  const mail = await eventually(() => firstOf("/mails"));
  const webhook = await idOf("/webhooks", {
    name: "Ours",
    enabled: false,
    url: "https://1.1.1.1/",
    events: ["queue-created"],
  });
  await db.insertInto("webhook_logs").values(logged(ACCOUNT, webhook)).execute();
  const described: Record<string, { id: string }> = {};
  for (const resource of RESOURCES) {
    const {
      path,
      programmed,
      examples: [example = {}],
    } = resource;
    // Programmed records need more values than an example has.
    if (programmed) await seedRecords(db, ACCOUNT, [{ one: resource.one, id: SEEDED, values: example }], 0);
    described[path] = { id: programmed ? SEEDED : await idOf(path, example) };
  }
  const key = await keyFor(db, ACCOUNT, "admin");
  otherKey = await keyFor(db, OTHER_ACCOUNT, "admin");
  const upload = await idOf("/uploads", { name: "ours.txt", size: 3 });
  await platform.api(`PUT /uploads/${upload}/content`, {
    ...admin,
    raw: "abc",
    query: "offset=0",
    headers: { "content-type": "application/octet-stream" },
  });
  const recording = textOf(
    (await platform.api("POST /recordings", { key, json: { media: "video/webm", call: "k1" } })).body._id,
  );
  await platform.api(`PUT /recordings/${recording}/content`, {
    key,
    raw: "12345",
    query: "offset=0",
    headers: { "content-type": "application/octet-stream" },
  });
  await db.updateTable("recordings").set({ status: "pending" }).where("id", "=", recording).execute();
  ours = {
    ...described,
    "/sessions": { id: await firstOf("/sessions") },
    "/accounts": { id: ACCOUNT, user: person },
    "/users": { id: person },
    "/privileges": {
      id: await idOf("/privileges", { name: "ours", label: "Ours", level: 3, permissions: [] }),
    },
    "/users-connection-logs": { id: await firstOf("/users-connection-logs") },
    "/security/ip-restrictions": {
      id: await idOf("/security/ip-restrictions", { range: "127.0.0.0/8", users: [person] }),
    },
    "/api-keys": { id: await firstOf("/api-keys") },
    "/mails": { id: mail },
    "/branches": { id: BRANCH, poc },
    "/pocs": { id: poc },
    "/webhooks": { id: webhook },
    "/webhooks-logs": { id: logged(ACCOUNT, webhook).id },
    "/secrets": {
      id: textOf(
        (await platform.api("POST /secrets", { ...admin, json: { name: "ours" } })).body.secret?._id,
      ),
    },
    "/widget": { id: ACCOUNT },
    "/views": { id: await idOf("/views", { resource: "tags", name: "Ours", query: "", shared: true }) },
    "/forms-submissions": {
      id: await idOf("/forms-submissions", {
        form: await idOf("/forms", { name: "Ours alone" }),
        contact: "c-1",
        answers: {},
      }),
    },
    "/uploads": { id: upload },
    "/recordings": { id: recording },
    "/segments": { id: SEGMENT },
    "/linked-accounts": { id: ACCOUNT },
    "/calls": {
      id: "k1",
      supervision: await idOf("/calls/k1/supervision"),
      comment: await idOf("/calls/k1/comments", { text: "Called back" }),
    },
  };
});
afterAll(() => platform.close());

/** Returns all stored rows of this account, except the times when its users were last seen, and sums that a job stores. */
async function kept(): Promise<string[]> {
  const { db } = platform.database;
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'account' and table_name <> 'agent_days'`.execute(
    db,
  );
  const rows = await Promise.all(
    tables.map(async ({ name }) =>
      (
        await sql<{
          row: string;
        }>`select (to_jsonb(kept) - 'used_at')::text as row from ${sql.table(name)} as kept where account = ${ACCOUNT}`.execute(
          db,
        )
      ).rows.map(({ row }) => `${name} ${row}`),
    ),
  );
  return rows.flat().sort();
}

function idFor(operation: Operation, name: string): string {
  const id = ours[collectionOf(operation)]?.[name];
  if (id === undefined) throw new Error(`${operation.id} needs a ${name} of this house.`);
  return id;
}

const filled = (operation: Operation, idOf: (name: string) => string): string =>
  operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => idOf(name));

test("answers requests of another account for these ids as for unknown ids, and changes nothing", async () => {
  const before = await kept();
  expect(before.length).toBeGreaterThan(20);
  const differences = await concurrently(operations, async (operation) => {
    const ask = async (idOf: (name: string) => string) => {
      const isBytes = operation.bodies.has("application/octet-stream");
      const sent = isBytes
        ? { raw: "x", query: "offset=0" }
        : operation.bodies.size > 0
          ? { json: GOOD[operation.id] ?? {} }
          : {};
      const headers = { "if-match": '"1"', ...(isBytes && { "content-type": "application/octet-stream" }) };
      const who = operation.credentials.includes("bearer") ? other : { key: otherKey };
      const { status, body } = await platform.api(
        `${operation.method.toUpperCase()} ${filled(operation, idOf)}`,
        { ...who, ...sent, headers },
      );
      return `${status} ${JSON.stringify({ ...body, instance: "" })}`;
    };
    const [theirs, nowhere] = [
      await ask((name) => idFor(operation, name)),
      await ask((name) => (name === "poc" || collectionOf(operation) === "/pocs" ? newDevice().id : NOWHERE)),
    ];
    return theirs !== nowhere || !theirs.startsWith("404 ")
      ? [`${operation.id}: ${theirs}, of nobody's ${nowhere}`]
      : [];
  });
  expect(differences.flat()).toEqual([]);
  expect(await kept()).toEqual(before);
});

test("returns 200 for the same ids within the account", async () => {
  // Only its owner may read a second factor.
  const reads = operations.filter(({ id, method }) => method === "get" && id !== "readTwoFactor");
  const statuses = await concurrently(
    reads,
    async (operation) =>
      `${operation.id} ${(await platform.api(`GET ${filled(operation, (name) => idFor(operation, name))}`, admin)).status}`,
  );
  expect(statuses).toEqual(reads.map(({ id }) => `${id} 200`));
});
