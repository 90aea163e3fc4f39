import { expect, onTestFinished, test } from "vitest";
import { testDatabase } from "../../support/database.ts";
import { pinIn, withMailServer } from "../../support/mail-server.ts";
import { startPlatform, textOf } from "../../support/platform.ts";

const EMAIL = "supervisor@demo.example";
const NEW = "Tall-Giraffe-77!";

/** Two platforms on one database, as behind a balancer. */
async function startNodes() {
  const mails = await withMailServer();
  const database = await testDatabase();
  const config = { smtpUrl: mails.url };
  const nodes = [
    await startPlatform({ database: { ...database, close: () => Promise.resolve() }, config }),
    await startPlatform({ database, config }),
  ] as const;
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
  });
  return { nodes, mails, both: (count: number) => Array.from({ length: count }, (_, n) => nodes[n % 2]!) };
}

test("two nodes count together: one request, one mail, five tries, one grant, one password", async () => {
  const { nodes, mails, both } = await startNodes();
  const [one, other] = nodes;
  const asked = await Promise.all(
    both(60).map((node) => node.api("POST /auth/password-reset", { json: { email: EMAIL, kind: "reset" } })),
  );
  const started = asked.filter(({ status }) => status === 200);
  expect([started.length, asked.filter(({ status }) => status === 409).length]).toEqual([1, 59]);
  const request = textOf(started[0]!.body.request);
  const pin = pinIn(await mails.mailTo(EMAIL));
  const shown = await Promise.all(
    both(60).map((node) => node.api("POST /auth/password-reset/pin", { json: { request, pin } })),
  );
  const granted = shown.filter(({ status }) => status === 200);
  expect(granted).toHaveLength(1);
  const grant = textOf(granted[0]!.body.grant);
  const { accessToken: token } = await one.signIn(EMAIL);
  const set = await Promise.all(
    both(20).map((node) =>
      node.api("POST /auth/password-reset/password", { json: { grant, password: NEW } }),
    ),
  );
  expect(set.filter(({ status }) => status === 204)).toHaveLength(1);
  expect((await other.api("GET /auth/check-token", { token })).status).toBe(401);
  expect((await one.api("GET /auth/check-token", { token })).status).toBe(401);
  // Another one warns of the change.
  expect(mails.arrived.filter((mail) => pinIn(mail) !== "")).toHaveLength(1);
});

test("completes a reset on another node, and after a restart of both", async () => {
  const mails = await withMailServer();
  const database = await testDatabase();
  const begin = () =>
    startPlatform({
      database: { ...database, close: () => Promise.resolve() },
      config: { smtpUrl: mails.url },
    });
  onTestFinished(() => database.close());
  const first = await begin();
  const request = textOf(
    (await first.api("POST /auth/password-reset", { json: { email: EMAIL, kind: "reset" } })).body.request,
  );
  const pin = pinIn(await mails.mailTo(EMAIL));
  for (let guess = 0; guess < 4; guess++)
    await first.api("POST /auth/password-reset/pin", { json: { request, pin: "00000000" } });
  await first.close();
  const second = await begin();
  expect(
    (await second.api("POST /auth/password-reset", { json: { email: EMAIL, kind: "reset" } })).status,
  ).toBe(409);
  const grant = textOf(
    (await second.api("POST /auth/password-reset/pin", { json: { request, pin } })).body.grant,
  );
  await second.close();
  const third = await begin();
  expect(
    (await third.api("POST /auth/password-reset/password", { json: { grant, password: NEW } })).status,
  ).toBe(204);
  await third.close();
});
