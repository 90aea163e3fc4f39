import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { afterJobs } from "../../support/after-jobs.ts";
import { AccessTokens } from "../../../server/auth/access-tokens.ts";
import { Sessions } from "../../../server/auth/sessions.ts";
import { Supervisions } from "../../../server/supervision/supervisions.ts";
import { pbx } from "../../support/pbx.ts";
import {
  type Answer,
  type Ask,
  startPlatform,
  type TestPlatform,
  textOf,
  withPlatform,
} from "../../support/platform.ts";
import { ACCOUNT, withoutSupervision } from "../../support/test-accounts.ts";

const SEGMENT = "65a0f0020000000000000001";
const AGENT = "65a0f0030000000000000001";
const SUPERVISOR = "65a0f0010000000000000002";

let platform: TestPlatform;
let admin: Ask;
let supervisor: Ask;
let reviewer: Ask;
let calls = 0;
beforeAll(async () => {
  platform = await startPlatform();
  const tokenOf = async (email: string) => ({ token: (await platform.signIn(email)).accessToken });
  admin = await tokenOf("admin@demo.example");
  supervisor = await tokenOf("supervisor@demo.example");
  reviewer = await tokenOf("reviewer@demo.example");
});
beforeEach(() => configure({ enabled: true, termsAccepted: true }));
afterAll(() => platform.close());

async function configure(supervision: object): Promise<Answer> {
  const { headers } = await platform.api(`GET /accounts/${ACCOUNT}`, admin);
  return platform.api(`PATCH /accounts/${ACCOUNT}`, {
    ...admin,
    json: { supervision },
    headers: { "if-match": headers.get("etag") ?? "" },
  });
}

/** A call that an agent has answered. */
async function aCall(): Promise<string> {
  const id = `k${++calls}`;
  await platform.feed([
    pbx("call-created", `call/${id}`, {
      contact: `c-${id}`,
      segment: SEGMENT,
      channel: "audio",
      user: AGENT,
    }),
  ]);
  return id;
}

const follow = (call: string, asker = supervisor) => platform.api(`POST /calls/${call}/supervision`, asker);
const words = async (...called: string[]) => {
  const { body } = await platform.api("GET /events", {
    ...admin,
    query: called.map((call) => `subject[$in][]=call/${call}`).join("&"),
  });
  return Object.values(body.data ?? {})
    .filter(({ type }) => textOf(type).startsWith("supervision"))
    .map(({ type, subject, data }) => `${textOf(type)} ${textOf(subject)} ${textOf(data?.user)}`);
};
const ends = async (call: string) =>
  (
    await platform.database.db
      .selectFrom("supervisions")
      .select("ended_by")
      .where("call", "=", call)
      .execute()
  ).map(({ ended_by }) => ended_by);
const open = () =>
  platform.database.db
    .selectFrom("supervisions")
    .select(["call", "user_id"])
    .where("ended_at", "is", null)
    .execute();

test("requires an administrator to enable supervision and accept the terms before a call is followed", async () => {
  const call = await aCall();
  await withoutSupervision(platform.database.db);
  expect([(await follow(call)).status, (await follow(call)).body.type]).toEqual([
    451,
    "/problems/supervision-off",
  ]);
  expect((await configure({ enabled: true })).status).toBe(422);
  const { body } = await configure({ enabled: true, termsAccepted: true });
  expect(body.supervision).toMatchObject({ enabled: true, termsAcceptedBy: "65a0f0010000000000000001" });
  expect((await follow(call)).status).toBe(200);
});

test("allows following a call immediately in a new demo, whose administrator accepted the terms", async () => {
  const fresh = await withPlatform();
  const call = await fresh.feed([
    pbx("call-created", "call/first", {
      contact: "c-first",
      segment: SEGMENT,
      channel: "audio",
      user: AGENT,
    }),
  ]);
  expect(call).toMatchObject({ accepted: 1 });
  const { accessToken: token } = await fresh.signIn("supervisor@demo.example");
  expect((await fresh.api("POST /calls/first/supervision", { token })).status).toBe(200);
  const { body } = await fresh.api(`GET /accounts/${ACCOUNT}`, { token });
  expect(body.supervision).toEqual({
    enabled: true,
    termsAcceptedAt: expect.any(String),
    termsAcceptedBy: "65a0f0010000000000000001",
  });
});

test("returns 403 before any other error without permission to supervise", async () => {
  expect((await follow(await aCall(), reviewer)).status).toBe(403);
});

test("notifies all viewers of the floor of its start and end", async () => {
  const call = await aCall();
  const { body } = await follow(call);
  expect(body).toMatchObject({ call, agent: AGENT, segment: SEGMENT });
  expect(
    (await platform.api(`DELETE /calls/${call}/supervision/${textOf(body._id)}`, supervisor)).status,
  ).toBe(204);
  expect(await words(call)).toEqual([
    `supervision-started call/${call} ${SUPERVISOR}`,
    `supervision-ended call/${call} ${SUPERVISOR}`,
  ]);
});

test("asking twice is one supervision, and asking for another call leaves the first", async () => {
  const [one, other] = [await aCall(), await aCall()];
  const first = await follow(one);
  const again = await follow(one);
  expect(again.body._id).toEqual(first.body._id);
  await follow(other);
  expect(await open()).toEqual([{ call: other, user_id: SUPERVISOR }]);
  expect(await words(one, other)).toEqual([
    `supervision-started call/${one} ${SUPERVISOR}`,
    `supervision-ended call/${one} ${SUPERVISOR}`,
    `supervision-started call/${other} ${SUPERVISOR}`,
  ]);
});

test("twenty starts at the same instant are one supervision", async () => {
  const call = await aCall();
  const answers = await Promise.all(Array.from({ length: 20 }, () => follow(call)));
  expect(new Set(answers.map(({ status, body }) => `${status} ${textOf(body._id)}`)).size).toBe(1);
  expect(await words(call)).toHaveLength(1);
});

test("follows a transferred call and ends with an ended one", async () => {
  const call = await aCall();
  await follow(call);
  await platform.feed([pbx("call-transferred", `call/${call}`, { toUser: "65a0f0030000000000000002" })]);
  expect(await open()).toHaveLength(1);
  await platform.feed([pbx("call-ended", `call/${call}`, { by: "customer" })]);
  expect(await open()).toEqual([]);
  expect((await follow(call)).body.type).toBe("/problems/call-over");
});

test("ends all supervisions when disabled and a session's supervisions with the session", async () => {
  const call = await aCall();
  await follow(call);
  await configure({ enabled: false });
  expect(await open()).toEqual([]);
  expect(await words(call)).toHaveLength(2);
  await configure({ enabled: true });
  const passing = await platform.signIn("supervisor@demo.example");
  await follow(call, { token: passing.accessToken });
  await platform.api("POST /auth/logout", { token: passing.refreshToken });
  await afterJobs(platform, open).toEqual([]);
});

test("refuses to end another user's supervision", async () => {
  const call = await aCall();
  const { body } = await follow(call);
  expect((await platform.api(`DELETE /calls/${call}/supervision/${textOf(body._id)}`, admin)).status).toBe(
    404,
  );
  expect(await open()).toHaveLength(1);
});

test("calls are fed and followed at the same time without one waiting for the other for ever", async () => {
  const known = await Promise.all(Array.from({ length: 10 }, aCall));
  const answers = await Promise.all(
    known.flatMap((call) => [
      follow(call),
      platform.feed([pbx("call-tagged", `call/${call}`, { tags: ["x"] })]),
      configure({ enabled: true }),
    ]),
  );
  expect(answers).toHaveLength(30);
  expect(await open()).toHaveLength(1);
});

test("ends the supervision of an expired session and notifies all viewers of the floor", async () => {
  const call = await aCall();
  const { accessToken: token } = await platform.signIn("supervisor@demo.example", { remember: true });
  await follow(call, { token });
  const { session } = await platform.database.db
    .selectFrom("supervisions")
    .select("session")
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  // Not used for as long as a session that is remembered may lie idle.
  await platform.database.db
    .updateTable("sessions")
    .set({ used_at: Date.now() - 14 * 86_400_000 })
    .where("id", "=", session)
    .execute();
  await afterJobs(platform, open).toEqual([]);
  expect(await ends(call)).toEqual(["expired"]);
  expect(await words(call)).toEqual([
    `supervision-started call/${call} ${SUPERVISOR}`,
    `supervision-ended call/${call} ${SUPERVISOR}`,
  ]);
});

test("a session that is forgotten ends what it followed all the same", async () => {
  const call = await aCall();
  await follow(call, { token: (await platform.signIn("supervisor@demo.example")).accessToken });
  await platform.database.db.deleteFrom("sessions").where("user_id", "=", SUPERVISOR).execute();
  supervisor = { token: (await platform.signIn("supervisor@demo.example")).accessToken };
  await afterJobs(platform, open).toEqual([]);
  expect(await ends(call)).toEqual(["expired"]);
});

test("ends the supervisions of a user who loses the permission", async () => {
  const call = await aCall();
  await follow(call);
  await platform.database.db
    .updateTable("users")
    .set({ privilege: "recording-reviewer" })
    .where("id", "=", SUPERVISOR)
    .execute();
  await afterJobs(platform, open).toEqual([]);
  expect(await ends(call)).toEqual(["forbidden"]);
  await platform.database.db
    .updateTable("users")
    .set({ privilege: "supervisor" })
    .where("id", "=", SUPERVISOR)
    .execute();
});

test("keeps the supervision of a live session through any number of checks", async () => {
  const call = await aCall();
  await follow(call);
  const { db } = platform.database;
  for (let look = 0; look < 3; look++)
    await new Supervisions(db, () => ({ now: Date.now(), lease: 30_000 })).endLapsed(
      new Sessions(db, new AccessTokens(new Uint8Array(32), Date.now), Date.now),
    );
  expect(await open()).toEqual([{ call, user_id: SUPERVISOR }]);
});
