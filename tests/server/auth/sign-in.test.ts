import { afterAll, beforeAll, expect, test } from "vitest";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { ACCOUNT, PASSWORD } from "../../support/test-accounts.ts";
import { turnsDuring } from "../../support/turns-during.ts";

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ config: { panelUrl: "https://panel.example/agents" } });
});
afterAll(() => platform.close());

const login = (email: string, values: object = {}) =>
  platform.api("POST /auth/login", {
    json: { strategy: "local", email, password: PASSWORD, agreement: true, ...values },
  });

test("signs a supervisor in, and returns their user, account and permissions", async () => {
  const { body } = await login("  Supervisor@Demo.Example ");
  expect(body).toMatchObject({ level: 2, user: { account: ACCOUNT }, redirect: false, remember: false });
  const session = await platform.api("GET /auth/check-token", { token: textOf(body.accessToken) });
  expect(session.body.user).toMatchObject({ email: "supervisor@demo.example", privilege: "supervisor" });
  expect(session.body.account).toMatchObject({ _id: ACCOUNT, timeZone: "Europe/Madrid" });
  expect(session.body.abilities).toEqual(expect.arrayContaining(["monitor.read", "events.read"]));
  expect(session.body.abilities).not.toContain("account.write");
});

test("the access token names the user and the account as the specification has it", async () => {
  const { body } = await login("supervisor@demo.example");
  const [, payload = ""] = textOf(body.accessToken).split(".");
  const { _id: user } = body.user ?? {};
  expect(JSON.parse(Buffer.from(payload, "base64url").toString())).toMatchObject({ aud: user, org: ACCOUNT });
});

test("an agent is sent to the agent panel and gets no token", async () => {
  const { body } = await login("agent@demo.example");
  expect(body).toMatchObject({ level: 5, redirect: true, location: "https://panel.example/agents" });
  expect(body).not.toHaveProperty("accessToken");
  expect(body).not.toHaveProperty("refreshToken");
});

test("an account above level 4 that is no agent's gets no token either", async () => {
  const { body } = await login("beyond@other.example");
  expect(body).toEqual({
    level: 6,
    redirect: false,
    remember: false,
    user: { _id: expect.any(String), account: expect.any(String) },
  });
});

test("checks the acceptance of the terms before the password", async () => {
  const { status, body } = await login("supervisor@demo.example", { agreement: false, password: "wrong" });
  expect([status, body.type]).toEqual([400, "/problems/terms-not-accepted"]);
});

test("a wrong password and an unknown person get the same answer", async () => {
  const wrong = await login("supervisor@demo.example", { password: "wrong" });
  const unknown = await login("nobody@demo.example");
  const imported = await login("aisha rahman");
  expect([wrong.status, unknown.status, imported.status]).toEqual([401, 401, 401]);
  expect({ ...wrong.body, instance: "" }).toEqual({ ...unknown.body, instance: "" });
});

test("an unknown person costs the platform as much work as a wrong password", async () => {
  const work = (email: string) => turnsDuring(() => login(email, { password: "wrong" }));
  // The queue, the count of attempts, the password check.
  expect([
    await work("recorder@demo.example"),
    await work("somebody@demo.example"),
    await work("aisha rahman"),
  ]).toEqual([3, 3, 3]);
});

test("rejects sign-ins without a subscription, and shows that reason only with the right password", async () => {
  expect((await login("admin@lapsed.example")).status).toBe(402);
  expect((await login("admin@lapsed.example", { password: "wrong" })).status).toBe(401);
});
