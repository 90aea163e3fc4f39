import { statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { hashPassword } from "../../../../server/auth/passwords.ts";
import { readConfig } from "../../../../server/process/config.ts";
import { DEMO_ISSUER } from "../../../../server/identity-provider/demo-provider.ts";
import { keepDemoSettings } from "../../../../server/identity-provider/demo-settings.ts";
import { demoSigningKeyIn } from "../../../../server/identity-provider/signing-key.ts";
import { start, type Started } from "../../../../server/platform/start.ts";
import { testDatabaseUrl } from "../../../support/database.ts";
import { newFolder } from "../../../support/new-folder.ts";
import { withPlatform } from "../../../support/platform.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";

const folder = join(newFolder(), "data");
let started: Started;
let url: string;
beforeAll(async () => {
  const settings =
    inject("postgresUrl") === undefined ? {} : { DATABASE_URL: await testDatabaseUrl("empty") };
  started = await start({
    config: readConfig({ PORT: "0", DATA_DIR: folder, TRAFFIC: "none", ...settings }),
    consoleFolder: join(folder, "console"),
    logger: false,
  });
  url = started.address;
});
afterAll(() => started.stop());

const attribute = (page: string, pattern: RegExp) => (pattern.exec(page)?.[1] ?? "").replaceAll("&amp;", "&");
const form = (path: string, fields: Record<string, string>) =>
  fetch(new URL(path, url), { method: "POST", body: new URLSearchParams(fields), redirect: "manual" });

/** From the login to the page that asks who one is. */
async function beginSignIn(at = url): Promise<{ cookie: string; request: string; page: string }> {
  const begun = await fetch(`${at}/api/auth/sso`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "supervisor@demo.example", agreement: true }),
  });
  const { location } = (await begun.json()) as { location: string };
  const page = await (await fetch(at + location)).text();
  return {
    cookie: begun.headers.get("set-cookie")?.split(";")[0] ?? "",
    request: attribute(page, /name="SAMLRequest" value="([^"]+)"/),
    page,
  };
}

test("out of the box a person of the demo signs in by clicking through the demo's provider", async () => {
  const { cookie, request, page } = await beginSignIn();
  expect(page).toContain("Demo identity provider");
  expect(page).toContain('value="supervisor@demo.example">Sign in as Sofía Navarro');
  const answered = await (
    await form("/identity-provider/answer", { SAMLRequest: request, person: "supervisor@demo.example" })
  ).text();
  const acs = attribute(answered, /<form method="post" action="([^"]+)"/);
  expect(acs).toBe(`${url}/api/auth/sso/${ACCOUNT}/acs`);
  const back = await form(acs, { SAMLResponse: attribute(answered, /name="SAMLResponse" value="([^"]+)"/) });
  const claim = back.headers.get("location")?.replace("/login/claim/", "") ?? "";
  const login = await fetch(`${url}/api/auth/login/${claim}`, { headers: { cookie } });
  expect([back.status, login.status, (await login.json()).level]).toEqual([303, 200, 2]);
});

test("accepts localhost and 127.0.0.1 as the same host, and returns to the one of the request", async () => {
  const local = url.replace("127.0.0.1", "localhost");
  const { request } = await beginSignIn(local);
  const answered = await (
    await form("/identity-provider/answer", { SAMLRequest: request, person: "supervisor@demo.example" })
  ).text();
  expect(attribute(answered, /<form method="post" action="([^"]+)"/)).toBe(
    `${local}/api/auth/sso/${ACCOUNT}/acs`,
  );
});

test("answers requests of this platform only, and for demo users only", async () => {
  const { request } = await beginSignIn();
  const xml = Buffer.from(request, "base64").toString();
  const elsewhere = (change: (text: string) => string) =>
    form("/identity-provider/answer", {
      SAMLRequest: Buffer.from(change(xml)).toString("base64"),
      person: "admin@demo.example",
    });
  expect((await elsewhere((text) => text.replaceAll(url, "https://evil.example"))).status).toBe(400);
  expect(
    (
      await elsewhere((text) =>
        text.replace(/(AssertionConsumerServiceURL=")[^"]+/, "$1https://evil.example/acs"),
      )
    ).status,
  ).toBe(400);
  expect(
    (
      await elsewhere((text) =>
        text.replace(
          /(AssertionConsumerServiceURL=")[^"]+/,
          `$1${url}@evil.example/api/auth/sso/${ACCOUNT}/acs`,
        ),
      )
    ).status,
  ).toBe(400);
  expect((await elsewhere(() => "<a/>")).status).toBe(400);
  expect(
    (await form("/identity-provider/answer", { SAMLRequest: request, person: "nobody@demo.example" })).status,
  ).toBe(403);
  expect((await fetch(`${url}/identity-provider/sign-in?SAMLRequest=x`)).status).toBe(400);
  expect((await fetch(`${url}/identity-provider`)).status).toBe(200);
});

test("its metadata can be imported", async () => {
  const text = await (await fetch(`${url}/identity-provider/metadata`)).text();
  expect(text).toContain(`entityID="${DEMO_ISSUER}"`);
  expect(text).toContain(`Location="${url}/identity-provider/sign-in"`);
});

test("its key is kept for itself, and stays", () => {
  const kept = demoSigningKeyIn(folder, 0);
  expect(statSync(join(folder, "demo-identity-provider.pem")).mode & 0o777).toBe(0o600);
  expect(demoSigningKeyIn(folder, Date.now())).toEqual(kept);
  expect([kept.key, kept.cert].map((pem) => pem.split("\n")[0])).toEqual([
    "-----BEGIN PRIVATE KEY-----",
    "-----BEGIN CERTIFICATE-----",
  ]);
});

test("does not sign in demo users who have set their own password", async () => {
  const key = demoSigningKeyIn(folder, 0);
  const platform = await withPlatform({ demoProvider: key });
  await keepDemoSettings(platform.database.db, { site: platform.url, cert: key.cert }, Date.now());
  const { request } = await beginSignIn(platform.url);
  const choose = (person: string) =>
    fetch(`${platform.url}/identity-provider/answer`, {
      method: "POST",
      body: new URLSearchParams({ SAMLRequest: request, person }),
    });
  expect((await choose("admin@demo.example")).status).toBe(200);
  await platform.database.db
    .updateTable("users")
    .set({ password_hash: await hashPassword("Something else 1!") })
    .where("email", "=", "admin@demo.example")
    .execute();
  expect((await choose("admin@demo.example")).status).toBe(403);
  expect((await choose("supervisor@demo.example")).status).toBe(200);
});

test("limits answers to thirty per minute, so that password checks do not wait", async () => {
  let time = Date.now();
  const key = demoSigningKeyIn(folder, 0);
  const platform = await withPlatform({ demoProvider: key, now: () => time });
  await keepDemoSettings(platform.database.db, { site: platform.url, cert: key.cert }, Date.now());
  const { request } = await beginSignIn(platform.url);
  const choose = async () =>
    (
      await fetch(`${platform.url}/identity-provider/answer`, {
        method: "POST",
        headers: { "accept-language": "en" },
        body: new URLSearchParams({ SAMLRequest: request, person: "admin@demo.example" }),
      })
    ).status;
  const look = async () => (await fetch(`${platform.url}/identity-provider/sign-in?SAMLRequest=x`)).status;
  const asked = await Promise.all(Array.from({ length: 40 }, choose));
  const looked = await Promise.all(Array.from({ length: 301 }, look));
  expect(asked.filter((status) => status === 429)).toHaveLength(10);
  // One came when the request was carried there.
  expect(looked.filter((status) => status === 429)).toHaveLength(2);
  time += 60_000;
  expect(await choose()).toBe(200);
  expect(await look()).toBe(400);
});

test("keeps the settings of a real provider, and disables the demo settings when there is no demo provider", async () => {
  const platform = await withPlatform();
  const { db } = platform.database;
  const kept = () =>
    db
      .selectFrom("sso_settings")
      .select(["issuer", "entry_point", "enabled"])
      .where("account", "=", ACCOUNT)
      .executeTakeFirst();
  const { cert } = demoSigningKeyIn(folder, 0);
  await keepDemoSettings(db, null, 0);
  expect(await kept()).toBeUndefined();
  await keepDemoSettings(db, { site: "http://localhost:1", cert }, 0);
  await keepDemoSettings(db, { site: "http://localhost:2", cert }, 0);
  expect(await kept()).toEqual({
    issuer: DEMO_ISSUER,
    entry_point: "http://localhost:2/identity-provider/sign-in",
    enabled: true,
  });
  await keepDemoSettings(db, null, 0);
  expect((await kept())?.enabled).toBe(false);
  await db.updateTable("sso_settings").set({ issuer: "https://own.example", enabled: true }).execute();
  await keepDemoSettings(db, { site: "http://localhost:3", cert }, 0);
  await keepDemoSettings(db, null, 0);
  expect(await kept()).toEqual({
    issuer: "https://own.example",
    entry_point: "http://localhost:2/identity-provider/sign-in",
    enabled: true,
  });
  expect((await fetch(`${platform.url}/identity-provider`)).status).toBe(404);
});
