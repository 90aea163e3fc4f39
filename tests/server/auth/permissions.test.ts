import { afterAll, beforeAll, expect, test } from "vitest";
import type { Permission } from "../../../openapi/generated/console.ts";
import { PERMISSIONS, permissionsOf, type Requirement } from "../../../server/auth/permissions.ts";
import { type Operation, readOperations } from "../../../server/contract/operations.ts";
import { concurrently } from "../../support/concurrently.ts";
import { atDepth } from "../../support/depth.ts";
import { pbx } from "../../support/pbx.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import {
  ACCOUNT,
  addPerson,
  addPrivilege,
  keyFor,
  LAPSED_ACCOUNT,
  OTHER_ACCOUNT,
} from "../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";
const AGENT = "65a0f0030000000000000001";

/** All callers, and how they sign in: not at all, as a person, or as a system. */
const ACTORS = {
  anonymous: { as: "anonymous" },
  forged: { as: "anonymous" },
  ended: { as: "anonymous" },
  lapsed: { as: "anonymous" },
  disabled: { as: "anonymous" },
  belowAll: { as: "anonymous" },
  keptOut: { as: "person", privilege: "admin", isKeptOut: true },
  principal: { as: "person", privilege: "admin", isPrincipal: true },
  stalePrincipal: { as: "person", privilege: "admin", isPrincipal: true, isStale: true },
  admin: { as: "person", privilege: "admin" },
  staleAdmin: { as: "person", privilege: "admin", isStale: true },
  supervisor: { as: "person", privilege: "supervisor" },
  reviewer: { as: "person", privilege: "recording-reviewer" },
  recorder: { as: "person", privilege: "agent-recording" },
  listener: { as: "person", privilege: "listener" },
  otherAdmin: { as: "person", privilege: "admin", isPrincipal: true, plan: [] },
  adminKey: { as: "system", privilege: "admin" },
  supervisorKey: { as: "system", privilege: "supervisor" },
  reviewerKey: { as: "system", privilege: "recording-reviewer" },
  recorderKey: { as: "system", privilege: "agent-recording" },
  agentKey: { as: "system", privilege: "agent" },
  unknownKey: { as: "anonymous" },
} as const satisfies Record<string, Actor>;

interface Actor {
  readonly as: "anonymous" | "person" | "system";
  readonly privilege?: string;
  readonly isPrincipal?: true;
  readonly isStale?: true;
  /** Their session lives, and they come from where they may not. */
  readonly isKeptOut?: true;
  readonly plan?: readonly string[];
}

type Name = keyof typeof ACTORS;
const names = Object.keys(ACTORS) as Name[]; // an object of its own has no other keys
/** A privilege that an account made for itself. */
const LISTENER: readonly Permission[] = ["account.read", "monitor.read"];

const operations = readOperations();
let platform: TestPlatform;

async function letIn(name: Name): Promise<Ask> {
  const { db } = platform.database;
  const tokenOf = async (email: string): Promise<Ask> => ({
    token: (await platform.signIn(email)).accessToken,
  });
  switch (name) {
    case "anonymous":
      return {};
    case "forged":
      return { token: `${(await platform.signIn("admin@demo.example")).accessToken.slice(0, -4)}AAAA` };
    case "ended": {
      const { accessToken, refreshToken } = await platform.signIn("admin@demo.example");
      await platform.api("POST /auth/logout", { token: refreshToken });
      return { token: accessToken };
    }
    case "lapsed": {
      await db.updateTable("accounts").set({ subscribed: true }).where("id", "=", LAPSED_ACCOUNT).execute();
      const asker = await tokenOf("admin@lapsed.example");
      await db.updateTable("accounts").set({ subscribed: false }).where("id", "=", LAPSED_ACCOUNT).execute();
      return asker;
    }
    case "disabled":
    case "belowAll":
    case "keptOut": {
      // Their session lives on: what changed since they were let in is looked at with each request.
      const email = `${name.toLowerCase()}@demo.example`;
      const { id } = await db
        .selectFrom("users")
        .select("id")
        .where("email", "=", email)
        .executeTakeFirstOrThrow();
      const change = (values: { disabled: boolean; level: number }) =>
        db.updateTable("users").set(values).where("id", "=", id).execute();
      if (name === "keptOut") await db.deleteFrom("ip_restrictions").execute();
      await change({ disabled: false, level: 1 });
      const asker = await tokenOf(email);
      await change({ disabled: name === "disabled", level: name === "belowAll" ? 5 : 1 });
      if (name === "keptOut")
        await platform.api("POST /security/ip-restrictions", {
          ...(await tokenOf("admin@demo.example")),
          json: { range: "198.51.100.0/24", users: [id] },
        });
      return asker;
    }
    case "principal":
      return tokenOf("admin@demo.example");
    case "admin":
      return tokenOf("second@demo.example");
    case "stalePrincipal":
    case "staleAdmin": {
      const asker = await tokenOf(name === "staleAdmin" ? "stale@demo.example" : "admin@demo.example");
      const { id } = await db
        .selectFrom("sessions")
        .select("id")
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .executeTakeFirstOrThrow();
      await db.updateTable("sessions").set({ proved_at: 0 }).where("id", "=", id).execute();
      return asker;
    }
    case "supervisor":
    case "reviewer":
    case "recorder":
    case "listener":
      return tokenOf(`${name}@demo.example`);
    case "otherAdmin":
      return tokenOf("admin@other.example");
    case "unknownKey":
      return { key: "sk_nobody-has-this-one" };
    default:
      return { key: await keyFor(db, ACCOUNT, ACTORS[name].privilege) };
  }
}

beforeAll(async () => {
  platform = await startPlatform();
  await addPrivilege(platform.database.db, "listener", LISTENER);
  await addPerson(platform.database.db, "second@demo.example", 1, "admin");
  await addPerson(platform.database.db, "stale@demo.example", 1, "admin");
  for (const name of ["disabled", "belowall", "keptout"])
    await addPerson(platform.database.db, `${name}@demo.example`, 1, "admin");
  await addPerson(platform.database.db, "listener@demo.example", 3, "listener");
  await platform.feed([
    pbx("call-created", "call/k1", { contact: "c1", segment: SEGMENT, channel: "audio", user: AGENT }),
  ]);
});
afterAll(() => platform.close());

/** Returns the status and problem that keep an actor from an operation; null when it is allowed. */
function verdict(
  { credentials: accepted }: Operation,
  requirement: Requirement,
  actor: Actor,
): readonly [number, string] | null {
  if (requirement.permission === "public") return null;
  const isAccepted =
    actor.as === "person"
      ? accepted.includes("bearer")
      : actor.as === "system" && accepted.includes("apiKey");
  if (!isAccepted) return [401, "unauthorized"];
  if (actor.isKeptOut) return [403, "address-not-allowed"];
  const custom = actor.privilege === "listener" ? LISTENER : null;
  const held = permissionsOf(actor.privilege ?? "", custom, actor.isPrincipal ?? false);
  if (requirement.permission !== "signed-in" && !held.has(requirement.permission)) return [403, "forbidden"];
  if (requirement.feature !== undefined && actor.plan) return [403, "not-in-plan"];
  if (requirement.fresh && actor.isStale) return [403, "proof-needed"];
  return null;
}

/** Returns a request with an unknown id, so that an allowed caller changes nothing. */
const asked = ({ method, path }: Operation) =>
  `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, "0123456789abcdef01234567")}`;
/** Callers of every operation in the gate: without a sign-in, and with the fewest and the most permissions. */
const ALWAYS: ReadonlySet<Name> = new Set(["anonymous", "listener", "admin"]);
const TURNS = 4;
/** In the gate, the other callers take turns with the operations. */
const isTried = (name: Name, operation: Operation) =>
  atDepth(ALWAYS.has(name) || (operations.indexOf(operation) + names.indexOf(name)) % TURNS === 0, true);
/** These end the very sessions that the others are tried with. */
const LAST = new Set(["endOtherSessions"]);

test.each(names)("allows %s exactly the operations of the permission table", async (name) => {
  const credentials = await letIn(name);
  const answer = async (operation: Operation): Promise<string> => {
    const { status, body } = await platform.api(asked(operation), {
      ...credentials,
      ...(operation.bodies.size > 0 && { json: {} }),
    });
    return `${name} ${operation.id} ${status} ${body.type ? textOf(body.type) : ""}`;
  };
  const check = async (operation: Operation): Promise<void> => {
    const requirement: Requirement | undefined = (PERMISSIONS as Readonly<Record<string, Requirement>>)[
      operation.id
    ];
    if (!requirement) throw new Error(`${operation.id} has no row.`);
    const expected = verdict(operation, requirement, ACTORS[name]);
    const response = await answer(operation);
    if (expected) expect(response).toBe(`${name} ${operation.id} ${expected[0]} /problems/${expected[1]}`);
    else
      expect(response).not.toMatch(
        /\/problems\/(unauthorized|forbidden|not-in-plan|proof-needed|unexpected)$/,
      );
  };
  const tried = operations.filter((operation) => isTried(name, operation));
  await concurrently(
    tried.filter(({ id }) => !LAST.has(id)),
    check,
  );
  await concurrently(
    tried.filter(({ id }) => LAST.has(id)),
    check,
  );
});

test("answers requests for records of another account as for records that do not exist", async () => {
  const otherAdmin = await letIn("otherAdmin");
  for (const path of [`/accounts/${ACCOUNT}`, `/users/${AGENT}`, `/segments/${SEGMENT}`, "/calls/k1"]) {
    const theirs = await platform.api(`GET ${path}`, otherAdmin);
    const nowhere = await platform.api(
      `GET ${path.replace(/[^/]+$/, "0123456789abcdef01234567")}`,
      otherAdmin,
    );
    expect({ ...theirs.body, instance: "" }).toEqual({ ...nowhere.body, instance: "" });
  }
});

test("lists no records of this account for another account", async () => {
  const otherAdmin = await letIn("otherAdmin");
  for (const collection of ["users", "segments", "calls"]) {
    const { body } = await platform.api(`GET /${collection}`, otherAdmin);
    expect({ collection, total: body.total, data: body.data }).toEqual({ collection, total: 0, data: [] });
  }
  const { body } = await platform.api(`GET /users`, {
    ...otherAdmin,
    query: `level[$gte]=1&_id[$in][]=${AGENT}`,
  });
  expect(body.total).toBe(0);
});

test("rejects reading the event log of another account, and the audit channel without administrator rights", async () => {
  const events = async (actor: Name, channel: string) =>
    (await platform.api("GET /events", { ...(await letIn(actor)), query: `channel=${channel}` })).status;
  expect(await events("otherAdmin", `account/${ACCOUNT}/floor`)).toBe(403);
  expect(await events("admin", `account/${OTHER_ACCOUNT}/audit`)).toBe(403);
  expect(await events("admin", "user/65a0f0010000000000000002")).toBe(403);
  expect(await events("supervisor", `account/${ACCOUNT}/audit`)).toBe(403);
  expect(await events("admin", `account/${ACCOUNT}/audit`)).toBe(200);
});

test("rejects callers without permission before it parses their request", async () => {
  const supervisor = await letIn("supervisor");
  expect(
    (
      await platform.api(`PATCH /accounts/${ACCOUNT}`, {
        ...supervisor,
        raw: "{ no json",
        headers: { "content-type": "application/json" },
      })
    ).status,
  ).toBe(403);
  expect(
    (
      await platform.api("POST /events", {
        ...(await letIn("agentKey")),
        raw: "x",
        headers: { "content-type": "text/plain" },
      })
    ).status,
  ).toBe(403);
  expect((await platform.api("GET /users", { query: "$limit=x" })).status).toBe(401);
});

test("a changed privilege holds from the next request on", async () => {
  const { accessToken } = await platform.signIn("supervisor@demo.example");
  const set = (privilege: "supervisor" | "recording-reviewer") =>
    platform.database.db
      .updateTable("users")
      .set({ privilege })
      .where("email", "=", "supervisor@demo.example")
      .execute();
  await set("recording-reviewer");
  expect((await platform.api("GET /live-monitor/snapshot", { token: accessToken })).status).toBe(403);
  await set("supervisor");
  expect((await platform.api("GET /live-monitor/snapshot", { token: accessToken })).status).toBe(200);
});

test("explains a missing or unknown API key and where to find one", async () => {
  const answer = async (ask: Ask) => {
    const { status, headers, body } = await platform.api("POST /events", { json: [], ...ask });
    return [status, headers.get("www-authenticate"), body["title"], body["detail"]];
  };
  const where = "The platform's first API key is in the file api-key of its data folder.";
  const refused = (what: string) => [401, 'ApiKey header="X-Api-Key"', "Not signed in.", `${what}. ${where}`];
  const missing = refused("The header X-Api-Key is missing. This operation requires an API key");
  expect(await answer({})).toEqual(missing);
  expect(await answer({ token: "a-token-in-its-place" })).toEqual(missing);
  expect(await answer({ key: "sk_wrong" })).toEqual(
    refused("The API key in the header X-Api-Key is invalid"),
  );
  expect((await platform.api("GET /auth/check-token")).body).not.toHaveProperty("detail");
});
