import { afterAll, beforeAll, expect, test } from "vitest";
import { asking } from "../../support/people.ts";
import { type Answer, type Json, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT, OTHER_ACCOUNT } from "../../support/test-accounts.ts";
import { KEY, setUp } from "../auth/saml/test-provider.ts";

const ADA = { _id: "65a0f0010000000000000001", name: "Ada Moreau" };
const OWN = `/accounts/${ACCOUNT}`;

let platform: TestPlatform;
let token: string;
let admin: ReturnType<typeof asking>;
let supervisor: ReturnType<typeof asking>;
beforeAll(async () => {
  platform = await startPlatform();
  ({ accessToken: token } = await platform.signIn("admin@demo.example"));
  admin = asking(platform, { token });
  supervisor = asking(platform, { token: (await platform.signIn("supervisor@demo.example")).accessToken });
});
afterAll(() => platform.close());

const momentsOf = ({ body }: Answer): Json[] => Object.values(body.data ?? {});

test("returns the changes of the business only, with the name of the principal administrator", async () => {
  const own = `${OWN}/business/history`;
  expect((await admin.get(own)).body).toMatchObject({ total: 0, data: [] });
  const change = async (body: object) =>
    expect((await admin.patch(OWN, body, Number((await admin.get(OWN)).body.version))).status).toBe(200);
  const { name } = (await admin.get(OWN)).body;
  await change({ name: "Aurora", country: "FR" });
  await change({ configuration: { maxResponseSeconds: 45 } });
  const answer = await admin.get(own);
  expect(answer.body).toMatchObject({
    total: 1,
    data: [
      { what: "edited", by: ADA, before: { name }, after: { name: "Aurora", country: "FR", principal: ADA } },
    ],
  });
  for (const elsewhere of ["configuration", "supervision", "targets"])
    expect(answer.text).not.toContain(elsewhere);
  expect([
    (await supervisor.get(own)).status,
    (await admin.get(`/accounts/${OTHER_ACCOUNT}/business/history`)).status,
  ]).toEqual([403, 404]);
});

test("returns the changes of single sign-on with the fingerprint of the certificate, without refused sign-ins", async () => {
  const own = `${OWN}/sso/history`;
  expect((await admin.get(own)).body).toMatchObject({ total: 0, data: [] });
  expect((await setUp(platform, token)).status).toBe(200);
  expect((await admin.patch(`${OWN}/sso`, { forceAuthn: true }, 1)).status).toBe(200);
  const answer = await admin.get(own);
  expect(momentsOf(answer)).toMatchObject([
    {
      what: "edited",
      by: ADA,
      before: { forceAuthn: false, version: 1 },
      after: { _id: ACCOUNT, forceAuthn: true, version: 2 },
    },
    {
      what: "edited",
      by: ADA,
      before: { cert: null, version: 0 },
      after: { cert: { fingerprint: expect.any(String), setBy: ADA }, version: 1 },
    },
  ]);
  expect(answer.text).not.toContain(KEY.cert.split("\n")[3]);
  expect([
    (await supervisor.get(own)).status,
    (await admin.get(`/accounts/${OTHER_ACCOUNT}/sso/history`)).status,
  ]).toEqual([403, 404]);
});
