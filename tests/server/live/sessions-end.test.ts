import { afterAll, beforeAll, expect, test } from "vitest";
import { LiveSocket } from "../../support/live-socket.ts";
import { startPlatform, type TestPlatform } from "../../support/platform.ts";
import { stoppedIntervals } from "../../support/stopped-intervals.ts";
import { ACCOUNT, addPerson, addPrivilege, PASSWORD } from "../../support/test-accounts.ts";

const intervals = stoppedIntervals();

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  platform = await startPlatform({ now: () => now });
});
afterAll(() => platform.close());

/** Opens a session with two sockets and collects the messages at its end. */
async function watching(email = "supervisor@demo.example") {
  const session = await platform.signIn(email);
  const sockets = [
    await LiveSocket.open(platform.url, { token: session.accessToken }),
    await LiveSocket.open(platform.url, { token: session.accessToken }),
  ];
  const ends = sockets.map(async (live) => {
    const closed = live.next("disconnect");
    const { reason } = await live.next("session:ended");
    return [reason, await closed];
  });
  return { ...session, sockets, ended: Promise.all(ends) };
}

test("closes only the sockets of the session on sign-out, with a reason and without checking sessions", async () => {
  const mine = await watching();
  const others = await watching();
  await platform.api("POST /auth/logout", { token: mine.refreshToken });
  expect(await mine.ended).toEqual([
    ["logout", "io server disconnect"],
    ["logout", "io server disconnect"],
  ]);
  expect(others.sockets.every(({ socket }) => socket.connected)).toBe(true);
  await platform.api("POST /auth/logout", { token: others.refreshToken });
  await others.ended;
});

test("the fifty-first session of a person closes the sockets of the one that was not used for longest", async () => {
  const email = "everywhere@demo.example";
  const user = await addPerson(platform.database.db, email, 2, "supervisor");
  const { ended, sockets } = await watching(email);
  const others = Array.from({ length: 49 }, (_, n) => ({
    id: `elsewhere-${n}`,
    account: ACCOUNT,
    user_id: user,
    refresh_hash: `elsewhere ${n}`,
    remember: false,
    created_at: now,
    used_at: now + 1,
    proved_at: now,
    expires_at: now + 3_600_000,
  }));
  await platform.database.db.insertInto("sessions").values(others).execute();
  expect(sockets.every(({ socket }) => socket.connected)).toBe(true);
  expect(
    (
      await platform.api("POST /auth/login", {
        json: { strategy: "local", email, password: PASSWORD, agreement: true },
      })
    ).status,
  ).toBe(200);
  expect(await ended).toEqual([
    ["revoked", "io server disconnect"],
    ["revoked", "io server disconnect"],
  ]);
});

test("a session that was ended elsewhere is found within two seconds", async () => {
  const { ended } = await watching();
  await platform.database.db.updateTable("sessions").set({ ended_at: now, ended_by: "revoked" }).execute();
  await intervals.pass(2_000);
  expect(await ended).toEqual([
    ["revoked", "io server disconnect"],
    ["revoked", "io server disconnect"],
  ]);
});

test("a session that ran out closes its sockets", async () => {
  const { ended } = await watching();
  now += 8 * 3_600_000;
  await intervals.pass(2_000);
  expect(await ended).toEqual([
    ["expired", "io server disconnect"],
    ["expired", "io server disconnect"],
  ]);
});

test("closes the sockets of a user who loses the permission to watch", async () => {
  const { ended } = await watching();
  await platform.database.db
    .updateTable("users")
    .set({ privilege: "agent-recording" })
    .where("email", "=", "supervisor@demo.example")
    .execute();
  await intervals.pass(2_000);
  expect(await ended).toEqual([
    ["revoked", "io server disconnect"],
    ["revoked", "io server disconnect"],
  ]);
  await platform.database.db
    .updateTable("users")
    .set({ privilege: "supervisor" })
    .where("email", "=", "supervisor@demo.example")
    .execute();
});

test("keeps the sockets of a user who receives only records until no readable list remains", async () => {
  const { ended, sockets } = await watching("reviewer@demo.example");
  const become = (privilege: string) =>
    platform.database.db
      .updateTable("users")
      .set({ privilege })
      .where("email", "=", "reviewer@demo.example")
      .execute();
  await become("agent-recording");
  await intervals.look();
  expect(sockets.every(({ socket }) => socket.connected)).toBe(true);
  await addPrivilege(platform.database.db, "unsubscribe", ["account.read"]);
  await become("unsubscribe");
  await intervals.pass(2_000);
  expect(await ended).toEqual([
    ["revoked", "io server disconnect"],
    ["revoked", "io server disconnect"],
  ]);
  await become("recording-reviewer");
});

test("an administrator who becomes a supervisor keeps the floor and loses what is for administrators", async () => {
  const { accessToken } = await platform.signIn("admin@demo.example");
  const live = await LiveSocket.open(platform.url, { token: accessToken });
  const still = await LiveSocket.open(platform.url, { token: accessToken });
  const audit = async () => (await live.hello({ channel: `account/${ACCOUNT}/audit` })).answer;
  const rename = async (version: number) =>
    platform.api(`PATCH /accounts/${ACCOUNT}`, {
      token: accessToken,
      json: { name: `Name ${version}` },
      headers: { "if-match": `"${version}"` },
    });
  expect(await audit()).toBe("gone");
  expect((await still.hello({ channel: `account/${ACCOUNT}/audit` })).answer).toBe("gone");
  const received = still.next("queue:updated");
  expect((await rename(1)).status).toBe(200);
  expect((await received).events).toContainEqual(
    expect.objectContaining({
      type: "account-edited",
      data: expect.objectContaining({ after: expect.objectContaining({ name: "Name 1" }) }),
    }),
  );
  await platform.database.db
    .updateTable("users")
    .set({ privilege: "supervisor" })
    .where("email", "=", "admin@demo.example")
    .execute();
  await intervals.look();
  expect(await audit()).toBe("refused");
  expect(await live.hello({ channel: `account/${ACCOUNT}/floor` })).toMatchObject({ answer: "gone" });
  // Another user with access makes a change; the idle session receives no more events.
  const { accessToken: other } = await platform.signIn("reviewer@demo.example");
  await platform.database.db
    .updateTable("users")
    .set({ privilege: "admin" })
    .where("email", "=", "reviewer@demo.example")
    .execute();
  await platform.api(`PATCH /accounts/${ACCOUNT}`, {
    token: other,
    json: { timeZone: "UTC" },
    headers: { "if-match": '"2"' },
  });
  const watching = await LiveSocket.open(platform.url, { token: other });
  const [event] = (
    await platform.api("GET /events", { token: other, query: `channel=account/${ACCOUNT}/audit` })
  ).body.data as unknown as { epoch: string }[];
  expect(
    await watching.hello({ channel: `account/${ACCOUNT}/audit`, epoch: event?.epoch, offset: 0 }),
  ).toMatchObject({ answer: "missing" });
  expect(still.events.map(({ type }) => type).filter((type) => type === "account-edited")).toHaveLength(1);
});
