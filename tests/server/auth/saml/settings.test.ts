import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { selfSigned } from "../../../../server/identity-provider/self-signed.ts";
import {
  type Answer,
  type Json,
  startPlatform,
  type TestPlatform,
  textOf,
  withPlatform,
} from "../../../support/platform.ts";
import { ACCOUNT, addPerson } from "../../../support/test-accounts.ts";
import { answerTo, begin, carried, claim, ISSUER, KEY, post, SETTINGS, setUp } from "./test-provider.ts";

const ADMIN = "65a0f0010000000000000001";
const SSO = `/accounts/${ACCOUNT}/sso`;

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  for (const table of ["sso_settings", "sso_requests", "sso_tests", "sso_identities"] as const)
    await platform.database.db.deleteFrom(table).execute();
  ({ accessToken: token } = await platform.signIn("admin@demo.example"));
});

const read = () => platform.api(`GET ${SSO}`, { token });
const check = async (json: object = {}) => (await platform.api(`POST ${SSO}/check`, { token, json })).body;
const faults = ({ status, body }: Answer) => [
  status,
  ...((body.errors ?? []) as unknown as { pointer: string; code: string }[]).map(
    ({ pointer, code }) => `${pointer} ${code}`,
  ),
];
const change = async (json: object) => faults(await setUp(platform, token, json));
const stateOf = ({ checks }: Json, name: string) => {
  const found = Object.values(checks ?? {}).find((one) => textOf(one.name) === name);
  return found && `${textOf(found.state)} ${textOf(found.code)}`;
};

test("returns the defaults and the values for the provider before anything is configured", async () => {
  const { body, headers } = await read();
  const entityId = `${platform.url}/api/auth/sso/${ACCOUNT}/metadata`;
  expect(body).toEqual({
    type: "saml",
    enabled: false,
    cert: null,
    entryPoint: null,
    issuer: null,
    wantAuthnResponseSigned: false,
    wantAssertionsSigned: true,
    signatureAlgorithm: "sha256",
    digestAlgorithm: "sha256",
    forceAuthn: false,
    authnRequestBinding: "HTTP-Redirect",
    identifierFormat: null,
    serviceProvider: { entityId, acs: `${platform.url}/api/auth/sso/${ACCOUNT}/acs`, metadataUrl: entityId },
    lastTest: null,
    updatedAt: null,
    version: 0,
  });
  expect(headers.get("etag")).toBe('"0"');
});

test("returns the details of the certificate, but never the certificate", async () => {
  const saved = await setUp(platform, token);
  const details = {
    fingerprint: expect.stringMatching(/^([0-9A-F]{2}:){31}[0-9A-F]{2}$/),
    subject: "CN=test provider",
    validFrom: expect.any(String),
    validTo: expect.any(String),
    setAt: expect.any(String),
    setBy: { _id: ADMIN, name: "Ada Moreau" },
  };
  expect(saved.body).toMatchObject({ enabled: true, cert: details, issuer: ISSUER, version: 1 });
  const audit = await platform.api("GET /events", {
    token,
    query: `channel=account/${ACCOUNT}/audit&type=sso-edited`,
  });
  const line = KEY.cert.split("\n")[3] ?? "";
  for (const { text } of [saved, await read(), audit]) expect(text).not.toContain(line);
  expect(audit.text).toContain("CN=test provider");
});

test("keeps omitted values, and the author and time of the certificate", async () => {
  await setUp(platform, token);
  const before = (await read()).body;
  const { db } = platform.database;
  const next = await addPerson(db, "next@demo.example", 1, "admin");
  // The next principal administrator changes another setting.
  await db.updateTable("accounts").set({ principal: next }).where("id", "=", ACCOUNT).execute();
  const { body } = await setUp(platform, (await platform.signIn("next@demo.example")).accessToken, {
    forceAuthn: true,
  });
  await db.updateTable("accounts").set({ principal: ADMIN }).where("id", "=", ACCOUNT).execute();
  expect(body).toMatchObject({
    forceAuthn: true,
    cert: before.cert,
    entryPoint: SETTINGS.entryPoint,
    version: 2,
  });
});

test("certificate, entry point and issuer are required", async () => {
  expect(await change({ enabled: false })).toEqual([
    422,
    "/body/cert missing",
    "/body/entryPoint missing",
    "/body/issuer missing",
  ]);
  expect(await change({ cert: KEY.cert, issuer: ISSUER })).toEqual([422, "/body/entryPoint missing"]);
  expect((await read()).body.version).toBe(0);
});

test.each([
  "",
  "nonsense",
  "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----",
  KEY.key,
  `${KEY.cert}${KEY.cert}`,
  `${KEY.cert}<script>`,
])("a certificate has to be one X.509 certificate in PEM, not %j", async (cert) => {
  expect((await change({ ...SETTINGS, cert }))[0]).toBe(422);
});

test("rejects an expired certificate and settings that require no signature", async () => {
  const old = selfSigned("old", Date.now() - 11 * 365.25 * 86_400_000);
  expect(await change({ ...SETTINGS, cert: old.cert })).toEqual([422, "/body/cert expired"]);
  expect(await change({ ...SETTINGS, wantAssertionsSigned: false, wantAuthnResponseSigned: false })).toEqual([
    422,
    "/body/wantAssertionsSigned needs-a-signature",
  ]);
  await setUp(platform, token);
  expect(await change({ wantAuthnResponseSigned: false, wantAssertionsSigned: false })).toEqual([
    422,
    "/body/wantAssertionsSigned needs-a-signature",
  ]);
});

test.each([
  "http://provider.example/sign-in",
  "ftp://provider.example",
  "javascript:alert(1)",
  "//provider.example",
  "provider.example",
  "https://user:secret@provider.example",
  "https://provider.example/#part",
  "https://provider.example/ x",
  "http://localhost.evil.example/",
])("an entry point %j is refused", async (entryPoint) => {
  expect(await change({ ...SETTINGS, entryPoint })).toEqual([422, "/body/entryPoint wrong-url"]);
});

test.each([
  "https://provider.example/sign-in?tenant=1",
  "http://localhost:3000/x",
  "http://127.0.0.1/x",
  "http://[::1]:8080/x",
])("an entry point %j is taken", async (entryPoint) => {
  expect(await change({ ...SETTINGS, entryPoint })).toEqual([200]);
});

test("rejects the platform's own URL as issuer, and transient name formats", async () => {
  expect(await change({ ...SETTINGS, issuer: `${platform.url}/api/auth/sso/${ACCOUNT}/metadata` })).toEqual([
    422,
    "/body/issuer our-own",
  ]);
  expect(
    await change({ ...SETTINGS, identifierFormat: "urn:oasis:names:tc:SAML:2.0:nameid-format:transient" }),
  ).toEqual([422, "/body/identifierFormat transient"]);
});

test("requires a plan with single sign-on, the privilege, the current version and a password proof", async () => {
  const { db } = platform.database;
  const supervisor = (await platform.signIn("supervisor@demo.example")).accessToken;
  expect((await platform.api(`GET ${SSO}`, { token: supervisor })).status).toBe(403);
  expect(await setUp(platform, supervisor).then(faults)).toEqual([403]);
  expect((await platform.api(`PATCH ${SSO}`, { token, json: SETTINGS })).status).toBe(428);
  expect(
    (await platform.api(`PATCH ${SSO}`, { token, json: SETTINGS, headers: { "if-match": '"7"' } })).body
      .current,
  ).toMatchObject({ version: 0 });
  await db.updateTable("sessions").set({ proved_at: 0 }).execute();
  expect(
    (await platform.api(`PATCH ${SSO}`, { token, json: SETTINGS, headers: { "if-match": '"0"' } })).body.type,
  ).toBe("/problems/proof-needed");
  await db.updateTable("accounts").set({ features: "[]" }).where("id", "=", ACCOUNT).execute();
  expect((await read()).body.type).toBe("/problems/not-in-plan");
  await db
    .updateTable("accounts")
    .set({ features: JSON.stringify([{ name: "sso", limit: 1 }]) })
    .where("id", "=", ACCOUNT)
    .execute();
});

const metadata = (inside: string, attributes = "") =>
  `<?xml version="1.0"?><md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${ISSUER}"><md:IDPSSODescriptor ${attributes}>${inside}</md:IDPSSODescriptor></md:EntityDescriptor>`;
const keyDescriptor = (cert: string, use = "signing") =>
  `<md:KeyDescriptor use="${use}"><ds:KeyInfo><ds:X509Data><ds:X509Certificate>${cert.replaceAll(/-----[A-Z ]+-----/g, "")}</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;
const service = (binding: string, location: string) =>
  `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`;
const imported = (xml: string) => platform.api(`POST ${SSO}/metadata-import`, { token, json: { xml } });

test("returns the settings from the provider's metadata without saving them", async () => {
  const xml = metadata(
    keyDescriptor(KEY.cert) +
      service("HTTP-POST", "https://provider.example/post") +
      service("HTTP-Redirect", "https://provider.example/go?a=1&amp;b=2"),
  );
  const { body } = await imported(xml);
  expect(body).toEqual({
    change: {
      issuer: ISSUER,
      cert: KEY.cert,
      entryPoint: "https://provider.example/go?a=1&b=2",
      authnRequestBinding: "HTTP-Redirect",
    },
    notes: [],
  });
  expect((await read()).body.version).toBe(0);
  expect(await change({ ...body.change, enabled: true })).toEqual([200]);
});

test("metadata never lowers a demand for a signature", async () => {
  await setUp(platform, token, { ...SETTINGS, wantAuthnResponseSigned: true, wantAssertionsSigned: true });
  const xml = metadata(
    keyDescriptor(KEY.cert) + service("HTTP-POST", "https://provider.example/post"),
    'WantAuthnRequestsSigned="true" WantAssertionsSigned="false" wantAuthnResponseSigned="false"',
  );
  const { body } = await imported(xml);
  expect(Object.keys(body.change ?? {}).sort()).toEqual([
    "authnRequestBinding",
    "cert",
    "entryPoint",
    "issuer",
  ]);
  expect(body.notes).toEqual(["wants-signed-requests"]);
  expect((await setUp(platform, token, body.change)).body).toMatchObject({
    wantAuthnResponseSigned: true,
    wantAssertionsSigned: true,
  });
});

test("selects the first valid certificate of several, and notes that there are several", async () => {
  const old = selfSigned("old", Date.now() - 11 * 365.25 * 86_400_000);
  const { body } = await imported(
    metadata(
      keyDescriptor(old.cert) +
        keyDescriptor(selfSigned("secret", Date.now()).cert, "encryption") +
        keyDescriptor(KEY.cert),
    ),
  );
  expect([body.change?.cert, body.notes]).toEqual([KEY.cert, ["several-certificates"]]);
  expect((await imported(metadata(keyDescriptor(old.cert)))).body).toEqual({
    change: { issuer: ISSUER },
    notes: ["no-certificate-now-valid"],
  });
});

test("rejects metadata with a DOCTYPE, without an entity, or of a service provider", async () => {
  for (const [xml, code] of [
    [`<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>`, "doctype"],
    ["<a", "not-xml"],
    ["<a/>", "structure"],
    [
      '<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="x"><md:SPSSODescriptor/></md:EntityDescriptor>',
      "structure",
    ],
  ] as const)
    expect(faults(await imported(xml))).toEqual([422, `/body/xml ${code}`]);
});

/** A server of this machine that answers with this status, and counts who came. */
async function startServer(status: number): Promise<{ url: string; visits: () => number }> {
  let visits = 0;
  const server = createServer((_, response) => {
    visits++;
    response.writeHead(status, { location: "http://169.254.169.254/" }).end("x".repeat(1_000));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sign-in`, visits: () => visits };
}

test("checks unsaved settings one by one", async () => {
  const nothing = await check();
  for (const name of ["entryPoint", "certificate", "issuer"])
    expect(stateOf(nothing, name)).toBe("failed missing");
  expect([stateOf(nothing, "signature"), stateOf(nothing, "testSignIn"), nothing.testLocation]).toEqual([
    "passed strong",
    "open not-tried",
    null,
  ]);

  const provider = await startServer(302);
  const good = await check({ ...SETTINGS, enabled: undefined, entryPoint: provider.url });
  expect(["entryPoint", "certificate", "signature", "issuer"].map((name) => stateOf(good, name))).toEqual([
    "passed answers",
    "passed valid",
    "passed strong",
    "passed present",
  ]);
  expect(provider.visits()).toBe(1);
  expect(textOf(good.testLocation)).toMatch(/^\/sso\/_/);
  expect((await read()).body.version).toBe(0);
});

test("allows only the principal administrator to change the provider, since a provider can sign in as any user", async () => {
  await addPerson(platform.database.db, "second@demo.example", 1, "admin");
  const { accessToken } = await platform.signIn("second@demo.example");
  expect((await setUp(platform, accessToken, SETTINGS)).status).toBe(403);
  expect((await platform.api(`POST ${SSO}/check`, { token: accessToken, json: SETTINGS })).status).toBe(403);
  expect((await platform.api(`GET ${SSO}`, { token: accessToken })).status).toBe(200);
  const given = { name: "sign-ins", label: "Sign-ins", level: 2, permissions: ["account.read", "sso.write"] };
  expect(faults(await platform.api("POST /privileges", { token, json: given }))).toEqual([
    422,
    "/body/permissions/1 principal-only",
  ]);
  await change(SETTINGS);
  expect((await read()).body).toMatchObject({ version: 1 });
});

test("refuses local addresses when the platform runs behind a proxy", async () => {
  const inside = await startServer(200);
  for (const config of [
    { publicUrl: new URL("https://console.example.com") },
    { trustedProxies: ["127.0.0.1"] },
  ]) {
    const behind = await withPlatform({ config });
    const { accessToken } = await behind.signIn("admin@demo.example");
    const { body } = await behind.api(`POST ${SSO}/check`, {
      token: accessToken,
      json: { entryPoint: inside.url },
    });
    expect(stateOf(body, "entryPoint")).toBe("failed refused-address");
  }
  expect(inside.visits()).toBe(0);
});

test("reports the fault of each setting at that setting", async () => {
  const broken = await startServer(500);
  expect(stateOf(await check({ entryPoint: broken.url }), "entryPoint")).toBe("warning answers-with-error");
  expect(stateOf(await check({ entryPoint: "http://127.0.0.1:1/" }), "entryPoint")).toBe("failed no-answer");
  expect(stateOf(await check({ entryPoint: "https://10.0.0.1/" }), "entryPoint")).toBe(
    "failed refused-address",
  );
  expect(stateOf(await check({ entryPoint: "https://[fd00::1]/" }), "entryPoint")).toBe(
    "failed refused-address",
  );
  expect(stateOf(await check({ entryPoint: "http://provider.example" }), "entryPoint")).toBe(
    "failed wrong-url",
  );
  expect(stateOf(await check({ cert: "x" }), "certificate")).toBe("failed wrong-certificate");
  expect(
    stateOf(
      await check({ cert: selfSigned("old", Date.now() - 11 * 365.25 * 86_400_000).cert }),
      "certificate",
    ),
  ).toBe("failed expired");
  expect(
    stateOf(await check({ cert: selfSigned("ending", Date.now() - 3_640 * 86_400_000).cert }), "certificate"),
  ).toBe("warning expires-soon");
  expect(
    stateOf(await check({ cert: selfSigned("coming", Date.now() + 86_400_000).cert }), "certificate"),
  ).toBe("warning not-yet-valid");
  expect(stateOf(await check({ digestAlgorithm: "sha1" }), "signature")).toBe("warning sha1");
  expect(stateOf(await check({ wantAssertionsSigned: false }), "signature")).toBe("failed unsigned");
  expect(stateOf(await check({ issuer: `${platform.url}/api/auth/sso/${ACCOUNT}/metadata` }), "issuer")).toBe(
    "failed our-own",
  );
});

test("shows the provider's answer to a test sign-in with unsaved settings, without signing in", async () => {
  const trial = { ...SETTINGS, enabled: undefined, entryPoint: (await startServer(200)).url };
  const { testLocation } = await check(trial);
  const request = await carried(platform, textOf(testLocation));
  const location = await post(
    platform,
    answerTo({ cookie: "", request }, { attributes: { department: "Billing" } }),
  );
  expect(location).toBe("/sso-tested");
  const after = await check(trial);
  expect(after.lastTest).toMatchObject({
    outcome: "accepted",
    issuer: ISSUER,
    nameId: "supervisor@demo.example",
    attributes: { department: ["Billing"] },
    user: { name: "Sofía Navarro" },
  });
  expect([stateOf(after, "testSignIn"), stateOf(after, "issuer")]).toEqual([
    "passed accepted",
    "passed confirmed",
  ]);
  expect((await read()).body.lastTest).toEqual(after.lastTest);
  expect(await platform.database.db.selectFrom("sso_identities").selectAll().execute()).toEqual([]);
  expect(await platform.database.db.selectFrom("login_claims").selectAll().execute()).toEqual([]);
});

test("shows why a test sign-in was refused", async () => {
  const trial = {
    ...SETTINGS,
    enabled: undefined,
    issuer: "https://expected.example",
    entryPoint: (await startServer(200)).url,
  };
  const { testLocation } = await check(trial);
  const request = await carried(platform, textOf(testLocation));
  expect(await post(platform, answerTo({ cookie: "", request }))).toBe("/sso-tested");
  const after = await check(trial);
  expect(after.lastTest).toMatchObject({ outcome: "wrong-issuer", detail: ISSUER, nameId: null, user: null });
  expect([stateOf(after, "testSignIn"), stateOf(after, "issuer")]).toEqual([
    "failed refused",
    "failed other-issuer",
  ]);
});

test("reports a test sign-in without the required re-authentication", async () => {
  const trial = {
    ...SETTINGS,
    enabled: undefined,
    forceAuthn: true,
    entryPoint: (await startServer(200)).url,
  };
  const request = await carried(platform, textOf((await check(trial)).testLocation));
  const before = Date.now() - 600_000;
  await post(platform, answerTo({ cookie: "", request }, { authenticatedAt: before }));
  expect((await check(trial)).lastTest).toMatchObject({
    outcome: "not-asked-again",
    detail: new Date(before).toISOString(),
  });
});

test("rejects sign-ins with unsaved settings, and accepts those with saved settings", async () => {
  await setUp(platform, token);
  const other = selfSigned("other", Date.now());
  await check({ cert: other.cert, entryPoint: (await startServer(200)).url });
  const browser = await begin(platform, "supervisor@demo.example");
  expect(await post(platform, answerTo(browser, {}, {}, other))).toBe("/login?sso=failed&code=answer");
  const again = await begin(platform, "supervisor@demo.example");
  expect((await claim(platform, await post(platform, answerTo(again)), again)).status).toBe(200);
});
