import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { afterJobs } from "../../support/after-jobs.ts";
import type { Language } from "../../../openapi/generated/console.ts";
import { selfSigned } from "../../../server/identity-provider/self-signed.ts";
import { enroll } from "../../support/authenticator.ts";
import { linkIn, type MailServer, pinIn, startMailServer } from "../../support/mail-server.ts";
import { asking, GOOD_PASSWORD } from "../../support/people.ts";
import { startPlatform, type TestPlatform, textOf } from "../../support/platform.ts";
import { NEW } from "../../support/reset-desk.ts";
import { ACCOUNT, addPerson, PASSWORD } from "../../support/test-accounts.ts";
import { SETTINGS, setUp } from "../auth/saml/test-provider.ts";

const DAY = 86_400_000;
const SITE = "https://console.example.com";

let mails: MailServer;
let platform: TestPlatform;
let now = Date.UTC(2026, 5, 1, 22, 15, 7);
let admin: string;
let people = 0;
beforeAll(async () => {
  mails = await startMailServer();
  platform = await startPlatform({
    now: () => now,
    config: { smtpUrl: mails.url, publicUrl: new URL(SITE) },
  });
  await platform.database.db
    .updateTable("accounts")
    .set({ time_zone: "Asia/Jerusalem", name: "Nordkapp" })
    .where("id", "=", ACCOUNT)
    .execute();
});
beforeEach(async () => {
  now += DAY;
  admin = (await platform.signIn("admin@demo.example")).accessToken;
});
afterAll(async () => {
  await platform.close();
  await mails.close();
});

/** Adds a user and signs in. */
async function addUser(lang: Language = "en") {
  const email = `owner-${++people}@demo.example`;
  const id = await addPerson(platform.database.db, email, 4, "agent-recording");
  await platform.database.db.updateTable("users").set({ lang }).where("id", "=", id).execute();
  return { email, id, token: (await platform.signIn(email)).accessToken };
}
type User = Awaited<ReturnType<typeof addUser>>;

/** Changes a user with the token of another user. */
async function change({ id }: User, token: string, values: object): Promise<void> {
  const { version } = await platform.database.db
    .selectFrom("users")
    .select("version")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(await asking(platform, { token }).patch(`/users/${id}`, values, version)).toMatchObject({
    status: 200,
  });
}
const makeKey = (name = "Warehouse") =>
  platform.api("POST /api-keys", { token: admin, json: { name, privilege: "supervisor" } });
/** Returns the emails to an address, earliest first, once there are `count`. */
async function lettersTo(email: string, count: number) {
  const letters = () => mails.arrived.filter(({ recipients }) => recipients.includes(email));
  await afterJobs(platform, () => letters().length).toBe(count);
  return letters();
}
const kinds = async (email: string) =>
  (
    await platform.database.db
      .selectFrom("mails")
      .select("kind")
      .where("recipient", "=", email)
      .orderBy("created_at")
      .execute()
  ).map(({ kind }) => kind);

/** Changes, with the author that their email names, and the page it links to. */
const MATTERS: Readonly<
  Record<
    string,
    {
      act: (owner: User) => Promise<unknown>;
      by: "self" | "admin";
      leads: string;
      subjects: Readonly<Record<Language, string>>;
    }
  >
> = {
  "a changed password": {
    act: (owner) => change(owner, owner.token, { password: GOOD_PASSWORD }),
    by: "self",
    leads: "/password/forgot",
    subjects: {
      en: "Your Switchboard password was changed",
      es: "Tu contraseña de Switchboard ha cambiado",
      fr: "Votre mot de passe Switchboard a été changé",
    },
  },
  "an email changed by an administrator": {
    act: (owner) => change(owner, admin, { email: `elsewhere-${people}@other.example` }),
    by: "admin",
    leads: "",
    subjects: {
      en: "Your Switchboard email was changed",
      es: "Tu correo de Switchboard ha cambiado",
      fr: "Votre adresse e-mail Switchboard a été changée",
    },
  },
  "an enabled second factor": {
    act: ({ token }) => enroll(platform, token, now),
    by: "self",
    leads: "/password/forgot",
    subjects: {
      en: "Two-factor authentication was enabled",
      es: "Se ha activado la autenticación en dos pasos",
      fr: "L’authentification à deux facteurs a été activée",
    },
  },
};

const BY = {
  self: {
    en: "in a session of your account",
    es: "desde una sesión de tu cuenta",
    fr: "depuis une session de votre compte",
  },
  admin: {
    en: "by an administrator: Ada Moreau",
    es: "El cambio lo hizo un administrador el",
    fr: "par un administrateur\u00a0: Ada Moreau",
  },
} as const;
const LANGUAGES = ["en", "es", "fr"] as const;
/** 22:15:07 UTC in June, as each language writes it where the account is. */
const MOMENT = {
  en: /June \d+, 2026 at 01:15:07 GMT\+3/,
  es: /\d+ de junio de 2026 a las 01:15:07 GMT\+3/,
  fr: /\d+ juin 2026 à 01:15:07 UTC\+3/,
} as const;

test.each(Object.keys(MATTERS).flatMap((name) => LANGUAGES.map((language) => [name, language] as const)))(
  "reports %s in %s with its time, its author and the next step",
  async (name, language) => {
    const { act, by, leads, subjects } = MATTERS[name]!;
    const owner = await addUser(language);
    await act(owner);
    const [mail] = await lettersTo(owner.email, 1);
    expect(mail?.subject).toBe(subjects[language]);
    for (const written of [mail?.text, mail?.html]) {
      expect(written).toContain("Nordkapp");
      expect(written).toMatch(MOMENT[language]);
      expect(written).toContain(BY[by][language]);
    }
    expect(mail?.html).toContain(`<html lang="${language}">`);
    expect(linkIn(mail!)).toBe(leads === "" ? "" : SITE + leads);
  },
);

test("reports whether a new password was set by an administrator or with the PIN of an email", async () => {
  const owner = await addUser();
  await change(owner, admin, { password: GOOD_PASSWORD });
  const request = textOf(
    (await platform.api("POST /auth/password-reset", { json: { email: owner.email, kind: "reset" } })).body
      .request,
  );
  const [, reset] = await lettersTo(owner.email, 2);
  const grant = textOf(
    (await platform.api("POST /auth/password-reset/pin", { json: { request, pin: pinIn(reset!) } })).body
      .grant,
  );
  expect(
    (await platform.api("POST /auth/password-reset/password", { json: { grant, password: NEW } })).status,
  ).toBe(204);
  const [first, , second] = await lettersTo(owner.email, 3);
  expect([first?.subject, second?.subject]).toEqual(Array(2).fill("Your Switchboard password was changed"));
  expect([first?.text, second?.text]).toEqual([
    expect.stringContaining("by an administrator: "),
    expect.stringContaining("with the PIN or the link from an email to this address"),
  ]);
});

test("does not report the first password of an invited user", async () => {
  const owner = await addUser();
  await platform.database.db
    .updateTable("users")
    .set({ password_hash: null })
    .where("id", "=", owner.id)
    .execute();
  await platform.api("POST /auth/password-reset", { json: { email: owner.email, kind: "activation" } });
  const [mail] = await lettersTo(owner.email, 1);
  const grant = textOf(
    (await platform.api(`GET /auth/password-reset/link/${linkIn(mail!).split("#")[1]}`)).body.grant,
  );
  expect(
    (
      await platform.api("POST /auth/accounts/activation", {
        json: { grant, password: NEW, agreement: true },
      })
    ).status,
  ).toBe(204);
  expect(await kinds(owner.email)).toEqual(["activation"]);
});

test("reports a changed email to the old address only, with the new one masked", async () => {
  const owner = await addUser();
  await change(owner, owner.token, { email: "somewhere.else@other.example" });
  const [mail] = await lettersTo(owner.email, 1);
  expect(mail?.text).toContain("is now s•••@other.example.");
  expect(mail?.raw).not.toContain("somewhere.else");
  expect(await kinds("somewhere.else@other.example")).toEqual([]);
  await change(owner, admin, { email: "Somewhere.Else@other.example", firstname: "Renamed" });
  expect(await kinds("somewhere.else@other.example")).toEqual([]);
});

test("notifies the owner of an account whose email, password and language are changed together", async () => {
  const owner = await addUser("fr");
  await change(owner, owner.token, { email: "thief@other.example", password: GOOD_PASSWORD, lang: "en" });
  const letters = await lettersTo(owner.email, 2);
  expect(letters.map(({ subject }) => subject).toSorted((a = "", b = "") => a.localeCompare(b))).toEqual([
    "Votre adresse e-mail Switchboard a été changée",
    "Votre mot de passe Switchboard a été changé",
  ]);
  expect(await kinds("thief@other.example")).toEqual([]);
});

test("reports new backup codes and a disabled second factor without any code", async () => {
  const owner = await addUser();
  const { path, secret, backupCodes } = await enroll(platform, owner.token, now);
  now += 1;
  const renewed = await platform.api(`POST ${path}/backup-codes`, { token: owner.token });
  now += 1;
  expect((await platform.api(`DELETE ${path}`, { token: owner.token })).status).toBe(204);
  const letters = await lettersTo(owner.email, 3);
  expect(await kinds(owner.email)).toEqual(["two-factor-on", "backup-codes-renewed", "two-factor-off"]);
  const codes = [secret, ...backupCodes, ...Object.values(renewed.body.backupCodes ?? {}).map(textOf)];
  expect(codes).toHaveLength(21);
  for (const { raw } of letters) for (const code of codes) expect(raw).not.toContain(code);
});

test.each([
  ["en", "Too many wrong codes for your Switchboard account", "by a person with your password"],
  ["es", "Demasiados códigos erróneos en tu cuenta de Switchboard", "una persona que sabe tu contraseña"],
  [
    "fr",
    "Trop de codes erronés pour votre compte Switchboard",
    "par une personne qui connaît votre mot de passe",
  ],
] as const)("reports codes blocked by wrong ones in %s, once per block", async (language, subject, by) => {
  const owner = await addUser(language);
  const { backupCodes } = await enroll(platform, owner.token, now);
  const login = async (otp: string) =>
    (
      await platform.api("POST /auth/login", {
        json: { strategy: "local", email: owner.email, password: PASSWORD, agreement: true, otp },
      })
    ).status;
  for (let guess = 0; guess < 4; guess++) expect(await login("wrong code")).toBe(401);
  expect(await kinds(owner.email)).toEqual(["two-factor-on"]);
  now += 1;
  expect([await login("wrong code"), await login("wrong code"), await login(backupCodes[0] ?? "")]).toEqual([
    401, 410, 410,
  ]);
  const [, mail] = await lettersTo(owner.email, 2);
  expect([mail?.subject, linkIn(mail!), await kinds(owner.email)]).toEqual([
    subject,
    `${SITE}/password/forgot`,
    ["two-factor-on", "codes-closed"],
  ]);
  for (const written of [mail?.text, mail?.html]) {
    expect(written).toContain("Nordkapp");
    expect(written).toMatch(MOMENT[language]);
    expect(written).toContain(by);
  }
  expect(mail?.raw).not.toContain(backupCodes[0]);
});

test("sends no email when a second factor that was never enabled is removed", async () => {
  const owner = await addUser();
  await platform.api(`POST /users/${owner.id}/2fa`, { token: owner.token });
  expect((await platform.api(`DELETE /users/${owner.id}/2fa`, { token: owner.token })).status).toBe(204);
  expect(await kinds(owner.email)).toEqual([]);
});

test("reports a new API key by its name to the principal administrator", async () => {
  await addPerson(platform.database.db, "second-admin@demo.example", 1, "admin");
  admin = (await platform.signIn("second-admin@demo.example")).accessToken;
  const { status, body } = await makeKey("Warehouse <b>");
  expect(status).toBe(200);
  await platform.platform.runJobs();
  const mail = await mails.mailTo("admin@demo.example");
  expect(mail.text).toContain("A new API key was created for Nordkapp: “Warehouse <b>”.");
  expect(mail.text).toContain("by an administrator: Test second-admin");
  expect(mail.html).toContain("Warehouse &lt;b&gt;");
  expect(linkIn(mail)).toBe(`${SITE}/account/api-keys`);
  expect(mail.raw).not.toContain(textOf(body.key));
  expect(await kinds("second-admin@demo.example")).toEqual([]);
});

test("reports changed single sign-on settings and their state to the principal administrator", async () => {
  const settings = { ...SETTINGS, cert: selfSigned("notices", now).cert };
  const subject = "The single sign-on settings were changed";
  const states = () =>
    mails.arrived
      .filter((mail) => mail.subject === subject)
      .map(({ text = "" }) => /Single sign-on is now (\w+)/.exec(text)?.[1]);
  expect((await setUp(platform, admin, settings)).status).toBe(200);
  expect((await setUp(platform, admin, { enabled: false })).status).toBe(200);
  await afterJobs(platform, states).toEqual(["enabled", "disabled"]);
  await platform.platform.runJobs();
  const mail = await mails.mailTo("admin@demo.example");
  expect([linkIn(mail), mail.text]).toEqual([
    `${SITE}/account/sso`,
    expect.stringContaining("in a session of your account"),
  ]);
  expect((await setUp(platform, admin, { issuer: "with space" })).status).toBe(422);
  expect(
    await kinds("admin@demo.example").then((all) => all.filter((kind) => kind === "sso-changed")),
  ).toHaveLength(2);
});

test("limits emails of a kind to five within 24 hours, mentions the limit in the fifth, and resets it the next day", async () => {
  const key = (letter: { text?: string | undefined }) => /“(.*)”/.exec(letter.text ?? "")?.[1];
  const keys = () =>
    mails.arrived.filter(
      ({ subject }) => subject === "A Switchboard API key was created" && !subject.includes("<"),
    );
  const before = keys().length;
  for (const name of ["1", "2", "3", "4", "5", "6", "7"]) expect((await makeKey(name)).status).toBe(200);
  await afterJobs(platform, () => keys().length - before).toBe(5);
  // Emails of the same instant are sent in any order.
  const written = keys()
    .slice(before)
    .toSorted((one, other) => Number(key(one)) - Number(key(other)));
  expect(written.map(key)).toEqual(["1", "2", "3", "4", "5"]);
  expect(
    written.map(({ text = "" }) =>
      text.includes("This is email 5 of this kind within 24 hours, and the last one for now."),
    ),
  ).toEqual([false, false, false, false, true]);
  now += DAY;
  admin = (await platform.signIn("admin@demo.example")).accessToken;
  await makeKey("tomorrow");
  await afterJobs(platform, () => keys().map(key).at(-1)).toBe("tomorrow");
});

test("changes users without an email and sends nothing", async () => {
  const owner = await addUser();
  await change(owner, admin, { username: "no-mail", email: null });
  expect(await kinds(owner.email)).toEqual(["email-changed"]);
  expect((await lettersTo(owner.email, 1))[0]?.text).toContain("was removed");
  await change(owner, admin, { password: GOOD_PASSWORD });
  expect(
    await platform.database.db
      .selectFrom("mails")
      .select("id")
      .where("kind", "=", "password-changed")
      .where("created_at", "=", now)
      .execute(),
  ).toEqual([]);
});

test("sends no email about a rejected change", async () => {
  const owner = await addUser();
  const { patch } = asking(platform, { token: admin });
  expect(
    (await patch(`/users/${owner.id}`, { password: GOOD_PASSWORD, email: "admin@demo.example" }, 1)).status,
  ).toBe(409);
  expect((await patch(`/users/${owner.id}`, { password: GOOD_PASSWORD }, 9)).status).toBe(412);
  expect(await kinds(owner.email)).toEqual([]);
});

test("shows the whole text of a notice in the outbox, without PIN and link", async () => {
  const owner = await addUser();
  await change(owner, owner.token, { password: GOOD_PASSWORD });
  const [sent] = await lettersTo(owner.email, 1);
  const { body } = await platform.api("GET /mails", { token: admin, query: `$search=${owner.email}` });
  const [mail] = Object.values(body.data ?? {});
  const { body: read } = await platform.api(`GET /mails/${textOf(mail?._id)}`, { token: admin });
  expect(read).toMatchObject({ kind: "password-changed", pin: null, link: null });
  expect(textOf(read.text).trim()).toBe(sent?.text?.replaceAll("\r\n", "\n").trim());
  expect(textOf(read.text)).toContain(`${SITE}/password/forgot`);
  expect(
    (
      await platform.api(`POST /auth/login`, {
        json: { strategy: "local", email: owner.email, password: PASSWORD, agreement: true },
      })
    ).status,
  ).toBe(401);
});

test("reports the new principal administrator to the previous one", async () => {
  const { email, id } = await addUser("fr");
  await platform.database.db
    .updateTable("users")
    .set({ privilege: "admin", level: 1, firstname: "Nora", lastname: "Quist" })
    .where("id", "=", id)
    .execute();
  const before = mails.arrived.length;
  const { headers } = await platform.api(`GET /accounts/${ACCOUNT}`, { token: admin });
  expect(
    (
      await platform.api(`PATCH /accounts/${ACCOUNT}`, {
        token: admin,
        json: { principal: id },
        headers: { "if-match": headers.get("etag") ?? "" },
      })
    ).status,
  ).toBe(200);
  await afterJobs(platform, () => mails.arrived.length).toBe(before + 1);
  const mail = mails.arrived.at(-1);
  expect([mail?.recipients, mail?.subject]).toEqual([
    ["admin@demo.example"],
    "The principal administrator was changed",
  ]);
  expect(mail?.text).toContain("Nora Quist");
  expect(await kinds(email)).toEqual([]);
  await platform.database.db
    .updateTable("accounts")
    .set({ principal: "65a0f0010000000000000001" })
    .where("id", "=", ACCOUNT)
    .execute();
});
