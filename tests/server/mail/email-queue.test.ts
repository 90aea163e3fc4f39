import { afterEach, beforeEach, expect, test } from "vitest";
import { afterJobs } from "../../support/after-jobs.ts";
import type { Language } from "../../../openapi/generated/console.ts";
import { type MailServer, linkIn, pinIn, startMailServer, tokenIn } from "../../support/mail-server.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { testDatabase } from "../../support/database.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../../support/test-accounts.ts";

const SECOND = 1_000;
const SUPERVISOR = "supervisor@demo.example";

let mails: MailServer;
let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1);
beforeEach(async () => {
  mails = await startMailServer();
  platform = await start(mails.url);
});
afterEach(async () => {
  await platform.close();
  await mails.close();
});

const start = async (
  smtpUrl: string | null,
  publicUrl: URL | null = new URL("https://console.example.com"),
) => startPlatform({ now: () => now, config: { smtpUrl, publicUrl } });
const ask = (email = SUPERVISOR, kind = "reset") =>
  platform.api("POST /auth/password-reset", { json: { email, kind } });
const describe = (values: object, email = SUPERVISOR) =>
  platform.database.db.updateTable("users").set(values).where("email", "=", email).execute();
const adminToken = async (email = "admin@demo.example") => (await platform.signIn(email)).accessToken;
const listed = async (token: string) =>
  Object.values((await platform.api("GET /mails", { token })).body.data ?? {});
/** Waits until the only email has this state. */
const comesTo = (state: string) =>
  afterJobs(
    platform,
    async () => (await platform.database.db.selectFrom("mails").selectAll().executeTakeFirst())?.state,
  ).toBe(state);
const reopen = async (smtpUrl: string | null, publicUrl?: URL | null) => {
  await platform.close();
  platform = await start(smtpUrl, publicUrl);
};

test.each([
  ["en", "Reset your Switchboard password", "Your PIN", "Set a new password"],
  ["es", "Restablece tu contraseña de Switchboard", "Tu PIN", "Elegir una contraseña nueva"],
  [
    "fr",
    "Réinitialisez votre mot de passe Switchboard",
    "Votre code PIN\u00a0",
    "Choisir un nouveau mot de passe\u00a0",
  ],
] as const)(
  "sends the email in the user's language %s, with the same PIN and link in text and HTML",
  async (lang: Language, subject, pin, link) => {
    await describe({ lang });
    await ask();
    const mail = await mails.mailTo(SUPERVISOR);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(`${pin}: `);
    expect(mail.text).toContain(`${link}:\n`);
    expect(mail.html).toContain(`<html lang="${lang}">`);
    expect(mail.html).toContain(`<a href="${linkIn(mail)}"`);
    expect(pinIn(mail)).toMatch(/^\d{8}$/);
    expect(mail.html).toContain(pinIn(mail).replace(/(....)/, "$1 "));
    expect([mail.from?.address, mail.to?.map(({ address }) => address)]).toEqual([
      "no-reply@console.example.com",
      [SUPERVISOR],
    ]);
  },
);

test("uses the account's language for users without one", async () => {
  await platform.database.db
    .updateTable("accounts")
    .set({ language: "fr" })
    .where("id", "=", ACCOUNT)
    .execute();
  await describe({ password_hash: null });
  await ask(SUPERVISOR, "activation");
  expect((await mails.mailTo(SUPERVISOR)).subject).toBe("Activez votre compte Switchboard");
});

test("uses the language of the requesting page for users without one, and the user's own otherwise", async () => {
  const spanish = { email: SUPERVISOR, kind: "reset", language: "es" };
  expect((await platform.api("POST /auth/password-reset", { json: spanish })).status).toBe(200);
  expect((await mails.mailTo(SUPERVISOR)).subject).toBe("Restablece tu contraseña de Switchboard");
  await addPerson(platform.database.db, "french@demo.example", 2, "supervisor");
  await describe({ lang: "fr" }, "french@demo.example");
  await platform.api("POST /auth/password-reset", { json: { ...spanish, email: "french@demo.example" } });
  expect((await mails.mailTo("french@demo.example")).subject).toBe(
    "Réinitialisez votre mot de passe Switchboard",
  );
  expect(
    (await platform.api("POST /auth/password-reset", { json: { ...spanish, email: "nobody@demo.example" } }))
      .status,
  ).toBe(200);
  const kept = (await platform.database.db.selectFrom("password_resets").select("language").execute()).map(
    ({ language }) => language,
  );
  expect(kept).toEqual(["es", "es", "es"]);
});

test("rejects a language without email texts", async () => {
  expect(
    (
      await platform.api("POST /auth/password-reset", {
        json: { email: SUPERVISOR, kind: "reset", language: "de" },
      })
    ).status,
  ).toBe(422);
});

test("escapes names in HTML", async () => {
  await describe({ firstname: `<script>alert("x")</script> & O'Brien` });
  await ask();
  const mail = await mails.mailTo(SUPERVISOR);
  expect(mail.text).toContain(`Hello <script>alert("x")</script> & O'Brien,`);
  expect(mail.html).not.toContain("<script>");
  expect(mail.html).toContain("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; O&#39;Brien");
});

test("adds no header and no recipient for a name with line breaks", async () => {
  await describe({ firstname: "Ana\r\nBcc: evil@evil.example" });
  await platform.database.db
    .updateTable("accounts")
    .set({ name: "Demo\r\nSubject: other" })
    .where("id", "=", ACCOUNT)
    .execute();
  await ask();
  const mail = await mails.mailTo(SUPERVISOR);
  expect([mail.recipients, mail.bcc, mail.subject]).toEqual([
    [SUPERVISOR],
    undefined,
    "Reset your Switchboard password",
  ]);
});

test("links to the listening address without a public URL", async () => {
  await reopen(mails.url, null);
  await platform.api("POST /auth/password-reset", {
    json: { email: SUPERVISOR, kind: "reset" },
    headers: { "x-forwarded-host": "evil.example" },
  });
  expect(new URL(linkIn(await mails.mailTo(SUPERVISOR))).origin).toBe(platform.url);
});

test("retries a temporarily rejected email after 10 seconds, a minute and five minutes, with the same ID", async () => {
  mails.refuse({ code: 451, text: "busy" });
  await ask();
  const tries = () =>
    platform.database.db.selectFrom("mails").select(["tries", "next_at", "state"]).executeTakeFirst();
  const tried = async (count: number, wait: number) => {
    await afterJobs(platform, tries).toMatchObject({ tries: count, state: "waiting", next_at: now + wait });
    now += wait;
  };
  await tried(1, 10 * SECOND);
  await tried(2, 60 * SECOND);
  await tried(3, 300 * SECOND);
  mails.refuse(null);
  await comesTo("sent");
  expect(pinIn(await mails.mailTo(SUPERVISOR))).toMatch(/^\d{8}$/);
  const [mail] = await listed(await adminToken());
  expect((await mails.mailTo(SUPERVISOR)).messageId).toBe(`<${textOf(mail?._id)}@switchboard>`);
});

test("fails an email after the fourth attempt, and shows the reason in the outbox", async () => {
  mails.refuse({ code: 451, text: "mailbox busy" });
  await ask();
  for (const wait of [10, 60, 300]) {
    await afterJobs(
      platform,
      async () =>
        (await platform.database.db.selectFrom("mails").select("next_at").executeTakeFirst())?.next_at,
    ).toBe(now + wait * SECOND);
    now += wait * SECOND;
  }
  await comesTo("failed");
  const [mail] = await listed(await adminToken());
  expect(mail).toMatchObject({
    to: SUPERVISOR,
    state: "failed",
    tries: 4,
    reason: expect.stringContaining("mailbox busy"),
  });
});

test("does not retry a permanently rejected email", async () => {
  mails.refuse({ code: 550, text: "no such person" });
  await ask();
  await comesTo("failed");
  expect((await listed(await adminToken()))[0]).toMatchObject({
    tries: 1,
    reason: expect.stringContaining("no such person"),
  });
});

test("retries while the mail server is unreachable, and does not send an expired PIN", async () => {
  await mails.close();
  await ask();
  await afterJobs(
    platform,
    async () => (await platform.database.db.selectFrom("mails").select("reason").executeTakeFirst())?.reason,
  ).toMatch(/ECONNREFUSED/);
  now += 700 * SECOND;
  await comesTo("failed");
});

test("stores a sent email without its PIN and link", async () => {
  await ask();
  const mail = await mails.mailTo(SUPERVISOR);
  await comesTo("sent");
  const token = await adminToken();
  const [{ _id: id } = { _id: undefined }] = await listed(token);
  const { text, body } = await platform.api(`GET /mails/${textOf(id)}`, { token });
  expect(body).toMatchObject({
    state: "sent",
    pin: null,
    link: null,
    hidden: [],
    text: expect.stringContaining("Your PIN: (left out of this copy)"),
  });
  expect(text).not.toMatch(new RegExp(`${pinIn(mail)}|${tokenIn(mail)}`));
});

test("keeps emails with PIN and link for the administrators of the account until they expire, without a mail server", async () => {
  await reopen(null);
  await ask();
  await comesTo("kept");
  const token = await adminToken();
  const [mail] = await listed(token);
  expect(mail).toMatchObject({
    to: SUPERVISOR,
    kind: "reset",
    state: "kept",
    subject: "Reset your Switchboard password",
    sentAt: null,
  });
  const operation = `GET /mails/${textOf(mail!._id)}`;
  const { body } = await platform.api(operation, { token });
  expect([body.pin, body.link, body.text]).toEqual([
    expect.stringMatching(/^\d{8}$/),
    expect.stringContaining("/password/forgot#"),
    expect.stringContaining(textOf(body.link)),
  ]);
  expect((await platform.api(operation, { token: await adminToken(SUPERVISOR) })).status).toBe(403);
  const other = await adminToken("admin@other.example");
  expect([(await platform.api(operation, { token: other })).status, (await listed(other)).length]).toEqual([
    404, 0,
  ]);
  now += 600 * SECOND;
  await afterJobs(
    platform,
    async () => (await platform.api(operation, { token: await adminToken() })).body,
  ).toMatchObject({ pin: null, link: null });
});

test("hides the PIN and link until the reader confirms the password, and shows no more than the reader may see", async () => {
  await reopen(null);
  const token = await adminToken();
  const as = { token };
  await ask();
  await platform.api("POST /users", {
    ...as,
    json: { firstname: "Nora", lastname: "Quist", privilege: "supervisor", email: "nora@demo.example" },
  });
  await addPerson(platform.database.db, "second@demo.example", 1, "admin");
  const second = await adminToken("second@demo.example");
  await platform.database.db
    .updateTable("sessions")
    .set({ proved_at: now - 600 * SECOND })
    .execute();
  const read = async (to: string, by: string) => {
    const mail = (await listed(by)).find((one) => textOf(one.to) === to);
    return platform.api(`GET /mails/${textOf(mail?._id)}`, { token: by });
  };
  const hidden = await read(SUPERVISOR, token);
  expect([hidden.status, hidden.body]).toMatchObject([
    200,
    {
      pin: null,
      link: null,
      hidden: ["pin", "link"],
      text: expect.stringContaining("Your PIN: (left out of this copy)"),
    },
  ]);
  expect(hidden.text).not.toContain("/password/forgot#");
  expect((await read("nora@demo.example", token)).body).toMatchObject({
    pin: null,
    link: null,
    hidden: ["link"],
  });
  expect((await read(SUPERVISOR, second)).body).toMatchObject({ pin: null, link: null, hidden: [] });
  await platform.api("POST /sessions/current/proof", { ...as, json: { password: PASSWORD } });
  expect((await read(SUPERVISOR, token)).body).toMatchObject({
    pin: expect.stringMatching(/^\d{8}$/),
    link: expect.stringContaining("/password/forgot#"),
    hidden: [],
  });
  expect((await read("nora@demo.example", token)).body).toMatchObject({
    pin: null,
    link: expect.stringContaining("#"),
    hidden: [],
  });
});

test("hides the PIN and link of users of the same or a higher level", async () => {
  await reopen(null);
  await addPerson(platform.database.db, "second@demo.example", 1, "admin");
  const pinFor = async (email: string, reader: string) => {
    await ask(email);
    const token = await adminToken(reader);
    await afterJobs(platform, async () =>
      (await listed(token)).some((mail) => textOf(mail.to) === email),
    ).toBe(true);
    const mail = (await listed(token)).find(({ to }) => textOf(to) === email);
    const { body } = await platform.api(`GET /mails/${textOf(mail?._id)}`, { token });
    expect(body.text).toEqual(
      expect.stringContaining(body.pin === null ? "(left out of this copy)" : textOf(body.link)),
    );
    return body.pin;
  };
  expect(await pinFor("admin@demo.example", "second@demo.example")).toBeNull();
  expect(await pinFor(SUPERVISOR, "second@demo.example")).toBeNull();
  expect(await pinFor("recorder@demo.example", "second@demo.example")).toMatch(/^\d{8}$/);
  expect(await pinFor("second@demo.example", "admin@demo.example")).toMatch(/^\d{8}$/);
});

test("sends emails left by a stopped platform", async () => {
  const database = await testDatabase();
  mails.refuse({ code: 451, text: "busy" });
  const first = await startPlatform({
    database: { ...database, close: () => Promise.resolve() },
    now: () => now,
    config: { smtpUrl: mails.url },
  });
  await first.api("POST /auth/password-reset", { json: { email: SUPERVISOR, kind: "reset" } });
  await afterJobs(
    first,
    async () => (await database.db.selectFrom("mails").select("reason").executeTakeFirst())?.reason,
  ).toMatch(/busy/);
  await first.close();
  mails.refuse(null);
  now += 11 * SECOND;
  const second = await startPlatform({ database, now: () => now, config: { smtpUrl: mails.url } });
  await second.platform.runJobs();
  const mail = await mails.mailTo(SUPERVISOR);
  expect((await second.api(`GET /auth/password-reset/link/${tokenIn(mail)}`)).status).toBe(200);
  await second.close();
});
