import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { hashPassword } from "../../../server/auth/passwords.ts";
import { Turnstile } from "../../../server/auth/turnstile.ts";
import { eventually } from "../../support/eventually.ts";
import { LiveSocket } from "../../support/live-socket.ts";
import { agentBody, asking, audited, faults, GOOD_PASSWORD } from "../../support/people.ts";
import { type Ask, startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { addPerson, PASSWORD } from "../../support/test-accounts.ts";

const MINUTE = 60_000;
const PRINCIPAL = "65a0f0010000000000000001";
const SUPERVISOR = "65a0f0010000000000000002";
const RECORDER = "65a0f0010000000000000004";
const NEW_PASSWORD = "violet-tram-93";

let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
beforeAll(async () => {
  // No look at the sessions happens: what closes here is closed by a notification.
  platform = await startPlatform({ now: () => now, delays: { sessionWatch: 3_600_000 } });
  await addPerson(platform.database.db, "second@demo.example", 1, "admin");
});
afterAll(() => platform.close());

const as = async (name: string) =>
  asking(platform, { token: (await platform.signIn(`${name}@demo.example`)).accessToken });
const isIn = async (ask: Ask) => (await platform.api("GET /auth/check-token", ask)).status === 200;
const login = (email: string, password: string) =>
  platform.api("POST /auth/login", { json: { strategy: "local", email, password, agreement: true } });

async function addAgent(name: string, values: object = {}) {
  const principal = await as("admin");
  const { body } = await principal.post(
    "/users",
    agentBody({ username: name, privilege: "agent-recording", ...values }),
  );
  return textOf(body._id);
}

test("lets users change only their own names, email and language", async () => {
  const recorder = await as("recorder");
  const { status, body } = await recorder.patch(
    `/users/${RECORDER}`,
    { firstname: "Rosalía", lang: "es", email: "rosalia@demo.example" },
    1,
  );
  expect([status, body.firstname, body.lang, body.email, body.abilities]).toEqual([
    200,
    "Rosalía",
    "es",
    "rosalia@demo.example",
    ["edit"],
  ]);
  for (const [member, value] of Object.entries({
    privilege: "admin",
    segments: [],
    availability: [],
    disabled: true,
  })) {
    expect(faults(await recorder.patch(`/users/${RECORDER}`, { [member]: value }, 2))).toEqual([
      403,
      `/body/${member} not-yours-to-change`,
    ]);
  }
  expect((await recorder.patch(`/users/${SUPERVISOR}`, { firstname: "X" }, 1)).status).toBe(403);
  expect((await login("recorder@demo.example", PASSWORD)).status).toBe(401);
  expect((await login("rosalia@demo.example", PASSWORD)).status).toBe(200);
  expect((await recorder.patch(`/users/${RECORDER}`, { email: "recorder@demo.example" }, 2)).status).toBe(
    200,
  );
});

test("requires a password check within ten minutes for a new email or password", async () => {
  const { accessToken, refreshToken } = await platform.signIn("recorder@demo.example");
  now += 10 * MINUTE;
  const { body } = await platform.api("POST /auth/refresh-token", { json: { refreshToken } });
  const token = textOf(body.accessToken);
  const recorder = asking(platform, { token });
  expect(accessToken).not.toBe(token);
  const { body: own } = await platform.api("GET /auth/check-token", { token });
  const version = Number(own.user?.version);
  for (const change of [{ email: "other@demo.example" }, { password: NEW_PASSWORD }]) {
    expect((await recorder.patch(`/users/${RECORDER}`, change, version)).body.type).toBe(
      "/problems/proof-needed",
    );
  }
  expect(
    (
      await recorder.patch(
        `/users/${RECORDER}`,
        { email: "recorder@demo.example", lastname: "Delgada" },
        version,
      )
    ).status,
  ).toBe(200);
  await recorder.post("/sessions/current/proof", { password: PASSWORD });
  expect(
    (await recorder.patch(`/users/${RECORDER}`, { email: "other@demo.example" }, version + 1)).status,
  ).toBe(200);
  expect(
    (await recorder.patch(`/users/${RECORDER}`, { email: "recorder@demo.example" }, version + 2)).status,
  ).toBe(200);
});

test("requires a password check to change a privilege or enable a user, but not to remove access", async () => {
  const id = await addAgent("given.one");
  const { accessToken: token } = await platform.signIn("admin@demo.example");
  const principal = asking(platform, { token });
  const age = () =>
    platform.database.db
      .updateTable("sessions")
      .set({ proved_at: now - 10 * MINUTE })
      .execute();
  const prove = () => principal.post("/sessions/current/proof", { password: PASSWORD });
  await age();
  expect((await principal.patch(`/users/${id}`, { privilege: "supervisor" }, 1)).body.type).toBe(
    "/problems/proof-needed",
  );
  expect(
    (
      await principal.patch(
        `/users/${id}`,
        { privilege: "agent-recording", disabled: false, lastname: "Same" },
        1,
      )
    ).status,
  ).toBe(200);
  expect((await principal.patch(`/users/${id}`, { disabled: true }, 2)).status).toBe(200);
  expect((await principal.patch(`/users/${id}`, { disabled: false }, 3)).body.type).toBe(
    "/problems/proof-needed",
  );
  expect((await principal.get(`/users/${id}`)).body).toMatchObject({
    privilege: "agent-recording",
    disabled: true,
    version: 3,
  });
  await prove();
  expect(
    (await principal.patch(`/users/${id}`, { privilege: "supervisor", disabled: false }, 3)).body,
  ).toMatchObject({ privilege: "supervisor", disabled: false });
});

test("closes all sessions and sockets of a user immediately after a password change, including the current one", async () => {
  const changing = "changing@demo.example";
  await addPerson(platform.database.db, changing, 2, "supervisor");
  const [mine, other] = [
    await platform.signIn(changing),
    await platform.signIn(changing, { remember: true }),
  ];
  const live = await LiveSocket.open(platform.url, { token: other.accessToken });
  const ended = live.next("session:ended");
  const id = mine.user._id;
  const { status, text } = await asking(platform, { token: mine.accessToken }).patch(
    `/users/${id}`,
    { password: NEW_PASSWORD },
    1,
  );
  expect(status).toBe(200);
  expect(await ended).toEqual({ reason: "password" });
  expect([await isIn({ token: mine.accessToken }), await isIn({ token: other.accessToken })]).toEqual([
    false,
    false,
  ]);
  expect(
    (await platform.api("POST /auth/refresh-token", { json: { refreshToken: other.refreshToken } })).status,
  ).toBe(401);
  expect([(await login(changing, PASSWORD)).status, (await login(changing, NEW_PASSWORD)).status]).toEqual([
    401, 200,
  ]);
  const admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  const [event] = await audited(platform, admin, 1);
  expect(event).toMatchObject({ type: "user-edited", data: { by: id, after: { passwordChanged: true } } });
  expect(text + JSON.stringify(event)).not.toMatch(/violet-tram|argon2/);
});

test("a password is worked on for those alone who may set it, and waits in line with all others", async () => {
  const id = await addAgent("worked.one");
  const [principal, second, recorder, left] = [
    await as("admin"),
    await as("second"),
    await as("recorder"),
    await platform.signIn("second@demo.example"),
  ];
  const [, session = ""] = left.accessToken.split(".");
  const { sid } = JSON.parse(Buffer.from(session, "base64url").toString()) as { sid: string }; // our own token
  await platform.database.db.updateTable("sessions").set({ proved_at: 0 }).where("id", "=", sid).execute();
  const change = { password: NEW_PASSWORD };
  const line = await passwordLine();
  const refused = [
    await recorder.patch(`/users/${id}`, change, 1),
    await second.patch(`/users/${PRINCIPAL}`, change, 1),
    await second.patch("/users/0123456789abcdef01234567", change, 1),
    await second.patch(`/users/${id}`, change, 7),
    await asking(platform, { token: left.accessToken }).patch(`/users/${id}`, change, 1),
  ];
  expect(refused.map(({ status }) => status)).toEqual([403, 403, 404, 412, 403]);
  expect(line.turns()).toBe(0);
  const changing = principal.patch(`/users/${id}`, change, 1);
  await eventually(() => expect(line.turns()).toBe(1));
  expect(line.passed()).toBe(0);
  line.release();
  expect((await changing).status).toBe(200);
  expect(line.passed()).toBe(BEFORE);
});

/** Number of password checks queued before a test adds one. */
const BEFORE = 100;

/**
 * Fills the line in which everything waits that hashes a password. Counts who passed it of those, and who
 * joined it since.
 */
async function passwordLine() {
  let release = () => {};
  const pass = vi.spyOn(Turnstile.prototype, "pass");
  onTestFinished(() => {
    release();
    pass.mockRestore();
  });
  await hashPassword("any");
  const turnstile = pass.mock.contexts[0] as Turnstile | undefined; // whose method it is
  const held = new Promise<void>((resolve) => (release = resolve));
  let passed = 0;
  for (let one = 0; one < BEFORE; one++) void turnstile?.pass(() => held.then(() => void passed++));
  pass.mockClear();
  return {
    turns: () => pass.mock.contexts.filter((context) => context === turnstile).length,
    passed: () => passed,
    release,
  };
}

test("signs out a user immediately when disabled, removed or made an agent", async () => {
  const principal = await as("admin");
  const out = async (name: string, act: (id: string) => Promise<{ readonly status: number }>) => {
    const id = await addAgent(name);
    const { body } = await login(name, GOOD_PASSWORD);
    const token = textOf(body.accessToken);
    const stood = await isIn({ token });
    const { status } = await act(id);
    return [stood, status, await isIn({ token }), (await login(name, GOOD_PASSWORD)).status];
  };
  expect(await out("disabled.one", (id) => principal.patch(`/users/${id}`, { disabled: true }, 1))).toEqual([
    true,
    200,
    false,
    401,
  ]);
  expect(await out("removed.one", (id) => principal.remove(`/users/${id}`))).toEqual([true, 204, false, 401]);
  expect(
    await out("lowered.one", (id) => principal.patch(`/users/${id}`, { privilege: "agent" }, 1)),
  ).toEqual([true, 200, false, 200]);
  expect(
    await out("reset.one", (id) => principal.patch(`/users/${id}`, { password: NEW_PASSWORD }, 1)),
  ).toEqual([true, 200, false, 401]);
});

test("refuses changes to the principal administrator and an administrator removing, disabling or promoting their own user", async () => {
  const [principal, second] = [await as("admin"), await as("second")];
  const refused = [{ privilege: "agent" }, { disabled: true }];
  for (const change of refused)
    expect((await principal.patch(`/users/${PRINCIPAL}`, change, 1)).status).toBe(403);
  for (const change of [...refused, { password: NEW_PASSWORD }, { firstname: "X" }])
    expect((await second.patch(`/users/${PRINCIPAL}`, change, 1)).status).toBe(403);
  expect([
    (await second.remove(`/users/${PRINCIPAL}`)).status,
    (await principal.remove(`/users/${PRINCIPAL}`)).status,
  ]).toEqual([403, 403]);
  const { body } = await second.get("/users", "level=1&$search=second");
  const id = textOf(Object.values(body.data ?? {})[0]?._id);
  expect([
    (await second.remove(`/users/${id}`)).status,
    (await second.patch(`/users/${id}`, { disabled: true }, 1)).status,
    (await second.patch(`/users/${SUPERVISOR}`, { firstname: "X" }, 1)).status,
  ]).toEqual([403, 403, 403]);
  expect((await principal.patch(`/users/${id}`, { privilege: "supervisor" }, 1)).status).toBe(200);
  expect((await principal.patch(`/users/${id}`, { privilege: "admin" }, 2)).status).toBe(200);
});

test("requires a version and returns the current state to the later of two writes", async () => {
  const principal = await as("admin");
  const id = await addAgent("version.one");
  expect(
    (
      await platform.api(`PATCH /users/${id}`, {
        token: (await platform.signIn("admin@demo.example")).accessToken,
        json: { firstname: "A" },
      })
    ).status,
  ).toBe(428);
  const answers = await Promise.all(
    ["A", "B"].map((firstname) => principal.patch(`/users/${id}`, { firstname }, 1)),
  );
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 412]);
  const [won, lost] = answers.sort((a, b) => a.status - b.status);
  expect(lost?.body.current).toEqual(won?.body);
});

test("an agent who is renamed, disabled or removed is so on the floor", async () => {
  const principal = await as("admin");
  const id = await addAgent("floor.one", { privilege: "agent" });
  const floor = async () => (await principal.get("/live-monitor/snapshot")).text;
  await principal.patch(`/users/${id}`, { firstname: "Renamed", lastname: "Onefloor" }, 1);
  expect(await floor()).toContain("Renamed Onefloor");
  await principal.patch(`/users/${id}`, { disabled: true }, 2);
  expect(await floor()).not.toContain("Renamed Onefloor");
  await principal.patch(`/users/${id}`, { disabled: false }, 3);
  expect(await floor()).toContain("Renamed Onefloor");
  await principal.remove(`/users/${id}`);
  expect(await floor()).not.toContain("Renamed Onefloor");
});

test("returns the same error for another account's user as for an unknown one", async () => {
  const principal = await as("admin");
  const responses = async (id: string) =>
    [
      await principal.patch(`/users/${id}`, { firstname: "X" }, 1),
      await principal.remove(`/users/${id}`),
    ].map(({ status, body }) => ({ status, ...body, instance: "" }));
  expect(await responses("65b0f0010000000000000001")).toEqual(await responses("0123456789abcdef01234567"));
});

test("a user who loses every name to sign in with is kept from it", async () => {
  const principal = await as("admin");
  const id = await addAgent("named.one");
  expect(faults(await principal.patch(`/users/${id}`, { username: null }, 1))).toEqual([
    422,
    "/body/username needed-to-sign-in",
  ]);
  expect(
    (await principal.patch(`/users/${id}`, { username: null, email: "named@demo.example" }, 1)).status,
  ).toBe(200);
  expect(faults(await principal.patch(`/users/${id}`, { email: "ADMIN@demo.example" }, 2))).toEqual([
    409,
    "/body/email taken",
  ]);
  const { db } = platform.database;
  expect(await db.selectFrom("logins").select("login").where("user_id", "=", id).execute()).toEqual([
    { login: "named@demo.example" },
  ]);
});
