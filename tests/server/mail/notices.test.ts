import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { afterJobs } from "../../support/after-jobs.ts";
import type { Language } from "../../../openapi/generated/console.ts";
import { selfSigned } from "../../../server/identity-provider/self-signed.ts";
import { enrol } from "../../support/authenticator.ts";
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

/** Somebody new, who has just signed in. */
async function somebody(lang: Language = "en") {
  const email = `owner-${++people}@demo.example`;
  const id = await addPerson(platform.database.db, email, 4, "agent-recording");
  await platform.database.db.updateTable("users").set({ lang }).where("id", "=", id).execute();
  return { email, id, token: (await platform.signIn(email)).accessToken };
}
type Somebody = Awaited<ReturnType<typeof somebody>>;

/** Changes somebody, in the name of whom a token speaks for. */
async function change({ id }: Somebody, token: string, values: object): Promise<void> {
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
/** Lets the platform send what was written, and gives it, the earliest first. */
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

/** Each matter: what is done, by whom a letter says it was, and where it leads. */
const MATTERS: Readonly<
  Record<
    string,
    {
      act: (owner: Somebody) => Promise<unknown>;
      by: "self" | "admin";
      leads: string;
      subjects: Readonly<Record<Language, string>>;
    }
  >
> = {
  "a password that they changed": {
    act: (owner) => change(owner, owner.token, { password: GOOD_PASSWORD }),
    by: "self",
    leads: "/password/forgot",
    subjects: {
      en: "Your Switchboard password was changed",
      es: "Tu contraseña de Switchboard ha cambiado",
      fr: "Votre mot de passe Switchboard a été changé",
    },
  },
  "an e-mail that an administrator changed": {
    act: (owner) => change(owner, admin, { email: `elsewhere-${people}@other.example` }),
    by: "admin",
    leads: "",
    subjects: {
      en: "Your Switchboard e-mail was changed",
      es: "Tu correo de Switchboard ha cambiado",
      fr: "Votre adresse électronique Switchboard a été changée",
    },
  },
  "a second factor that is on": {
    act: ({ token }) => enrol(platform, token, now),
    by: "self",
    leads: "/password/forgot",
    subjects: {
      en: "Two-factor authentication was turned on",
      es: "Se ha activado la autenticación en dos pasos",
      fr: "L’authentification à deux facteurs a été activée",
    },
  },
};

const BY = {
  self: {
    en: "by whoever was signed in as you",
    es: "desde una sesión iniciada con tu cuenta",
    fr: "depuis une session ouverte avec votre compte",
  },
  admin: {
    en: "by an administrator: Ada Moreau",
    es: "Lo hizo un administrador el",
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
  "of %s its owner hears in %s: when, by whom, and what to do",
  async (name, language) => {
    const { act, by, leads, subjects } = MATTERS[name]!;
    const owner = await somebody(language);
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

test("whoever has a new password is told by whom it was set: by an administrator, or with the PIN of a mail", async () => {
  const owner = await somebody();
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
    expect.stringContaining("with the PIN or the link from a mail to this address"),
  ]);
});

test("whoever chooses their first password by an invitation is not told that it changed", async () => {
  const owner = await somebody();
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

test("a changed e-mail is told to the old address alone, with as much of the new one as its owner would know", async () => {
  const owner = await somebody();
  await change(owner, owner.token, { email: "somewhere.else@other.example" });
  const [mail] = await lettersTo(owner.email, 1);
  expect(mail?.text).toContain("is now s•••@other.example.");
  expect(mail?.raw).not.toContain("somewhere.else");
  expect(await kinds("somewhere.else@other.example")).toEqual([]);
  await change(owner, admin, { email: "Somewhere.Else@other.example", firstname: "Renamed" });
  expect(await kinds("somewhere.else@other.example")).toEqual([]);
});

test("who takes an account over, with a new e-mail, password and language at once, cannot keep its owner from hearing of it", async () => {
  const owner = await somebody("fr");
  await change(owner, owner.token, { email: "thief@other.example", password: GOOD_PASSWORD, lang: "en" });
  const letters = await lettersTo(owner.email, 2);
  expect(letters.map(({ subject }) => subject).toSorted((a = "", b = "") => a.localeCompare(b))).toEqual([
    "Votre adresse électronique Switchboard a été changée",
    "Votre mot de passe Switchboard a été changé",
  ]);
  expect(await kinds("thief@other.example")).toEqual([]);
});

test("new backup codes and a second factor that is off are told, without a code in the letter", async () => {
  const owner = await somebody();
  const { path, secret, backupCodes } = await enrol(platform, owner.token, now);
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
  ["en", "Too many wrong codes after your Switchboard password", "by whoever had shown your password"],
  [
    "es",
    "Demasiados códigos erróneos tras tu contraseña de Switchboard",
    "por parte de quien había indicado tu contraseña",
  ],
  [
    "fr",
    "Trop de codes erronés après votre mot de passe Switchboard",
    "par quelqu’un qui avait indiqué votre mot de passe",
  ],
] as const)(
  "whose codes are closed by wrong ones hears in %s that somebody knows the password, once for each time that they close",
  async (language, subject, by) => {
    const owner = await somebody(language);
    const { backupCodes } = await enrol(platform, owner.token, now);
    const login = async (otp: string) =>
      (
        await platform.api("POST /auth/login", {
          json: { strategy: "local", email: owner.email, password: PASSWORD, agreement: true, otp },
        })
      ).status;
    for (let guess = 0; guess < 4; guess++) expect(await login("wrong code")).toBe(401);
    expect(await kinds(owner.email)).toEqual(["two-factor-on"]);
    now += 1;
    expect([await login("wrong code"), await login("wrong code"), await login(backupCodes[0] ?? "")]).toEqual(
      [401, 410, 410],
    );
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
  },
);

test("giving up a second factor that was never on is nothing to write about", async () => {
  const owner = await somebody();
  await platform.api(`POST /users/${owner.id}/2fa`, { token: owner.token });
  expect((await platform.api(`DELETE /users/${owner.id}/2fa`, { token: owner.token })).status).toBe(204);
  expect(await kinds(owner.email)).toEqual([]);
});

test("a new API key is told to the principal administrator, by its name and without itself, whoever made it", async () => {
  await addPerson(platform.database.db, "second-admin@demo.example", 1, "admin");
  admin = (await platform.signIn("second-admin@demo.example")).accessToken;
  const { status, body } = await makeKey("Warehouse <b>");
  expect(status).toBe(200);
  await platform.platform.runJobs();
  const mail = await mails.mailTo("admin@demo.example");
  expect(mail.text).toContain("There is a new API key for Nordkapp: “Warehouse <b>”.");
  expect(mail.text).toContain("by an administrator: Test second-admin");
  expect(mail.html).toContain("Warehouse &lt;b&gt;");
  expect(linkIn(mail)).toBe(`${SITE}/account/api-keys`);
  expect(mail.raw).not.toContain(textOf(body.key));
  expect(await kinds("second-admin@demo.example")).toEqual([]);
});

test("changed settings of single sign-on are told to the principal administrator, and whether it is on", async () => {
  const settings = { ...SETTINGS, cert: selfSigned("notices", now).cert };
  const subject = "The single sign-on settings were changed";
  const told = () =>
    mails.arrived
      .filter((mail) => mail.subject === subject)
      .map(({ text = "" }) => /It is (\w+) now/.exec(text)?.[1]);
  expect((await setUp(platform, admin, settings)).status).toBe(200);
  expect((await setUp(platform, admin, { enabled: false })).status).toBe(200);
  await afterJobs(platform, told).toEqual(["on", "off"]);
  await platform.platform.runJobs();
  const mail = await mails.mailTo("admin@demo.example");
  expect([linkIn(mail), mail.text]).toEqual([
    `${SITE}/account/sso`,
    expect.stringContaining("by whoever was signed in as you"),
  ]);
  expect((await setUp(platform, admin, { issuer: "with space" })).status).toBe(422);
  expect(
    await kinds("admin@demo.example").then((all) => all.filter((kind) => kind === "sso-changed")),
  ).toHaveLength(2);
});

test("who changes things over and over fills no mailbox: five letters of a kind within 24 hours, the fifth says so, and the next day begins anew", async () => {
  const key = (letter: { text?: string | undefined }) => /“(.*)”/.exec(letter.text ?? "")?.[1];
  const keys = () =>
    mails.arrived.filter(
      ({ subject }) => subject === "A new Switchboard API key was made" && !subject.includes("<"),
    );
  const before = keys().length;
  for (const name of ["1", "2", "3", "4", "5", "6", "7"]) expect((await makeKey(name)).status).toBe(200);
  await afterJobs(platform, () => keys().length - before).toBe(5);
  // Those of one moment are sent in any order.
  const written = keys()
    .slice(before)
    .toSorted((one, other) => Number(key(one)) - Number(key(other)));
  expect(written.map(key)).toEqual(["1", "2", "3", "4", "5"]);
  expect(
    written.map(({ text = "" }) =>
      text.includes("This is letter 5 about this within 24 hours, and the last one for now."),
    ),
  ).toEqual([false, false, false, false, true]);
  now += DAY;
  admin = (await platform.signIn("admin@demo.example")).accessToken;
  await makeKey("tomorrow");
  await afterJobs(platform, () => keys().map(key).at(-1)).toBe("tomorrow");
});

test("somebody without an e-mail is written nothing, and is changed as anybody else", async () => {
  const owner = await somebody();
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

test("a change that is refused is told to nobody", async () => {
  const owner = await somebody();
  const { patch } = asking(platform, { token: admin });
  expect(
    (await patch(`/users/${owner.id}`, { password: GOOD_PASSWORD, email: "admin@demo.example" }, 1)).status,
  ).toBe(409);
  expect((await patch(`/users/${owner.id}`, { password: GOOD_PASSWORD }, 9)).status).toBe(412);
  expect(await kinds(owner.email)).toEqual([]);
});

test("a letter that only tells is read whole in the outbox, with nothing to hand on", async () => {
  const owner = await somebody();
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

test("whoever was the principal administrator is told whose that is now", async () => {
  const { email, id } = await somebody("fr");
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
    "Somebody else is the principal administrator now",
  ]);
  expect(mail?.text).toContain("Nora Quist");
  expect(await kinds(email)).toEqual([]);
  await platform.database.db
    .updateTable("accounts")
    .set({ principal: "65a0f0010000000000000001" })
    .where("id", "=", ACCOUNT)
    .execute();
});
