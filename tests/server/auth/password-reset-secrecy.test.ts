import { sql } from "kysely";
import { expect, test } from "vitest";
import { hashSecret } from "../../../server/auth/secrets.ts";
import { afterJobs } from "../../support/after-jobs.ts";
import { linkIn, pinIn, tokenIn } from "../../support/mail-server.ts";
import { type Answer, textOf } from "../../support/platform.ts";
import { requestIn, resetDesk, outcomeOf } from "../../support/reset-desk.ts";
import { addPerson } from "../../support/test-accounts.ts";
import { turnsDuring } from "../../support/turns-during.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;

const { ask, email, mails, ownMail, platform, showPin, wait, withoutPassword } = resetDesk();

test("reveals only in the mail, not on the screen, whether an email is known, activated or disabled", async () => {
  await withoutPassword();
  const known = await ask();
  const unknown = await ask({ email: "nobody-at-all@demo.example" });
  expect([known.status, Object.keys(known.body)]).toEqual([unknown.status, Object.keys(unknown.body)]);
  // Without a password there is none to be forgotten: the mail invites instead, and brings no PIN for that
  // screen.
  const mail = await ownMail();
  expect([pinIn(mail), linkIn(mail)]).toEqual(["", expect.stringContaining("/accounts/activation#")]);
  const guesses = async (answer: Answer) => {
    const request = textOf(answer.body.request);
    const statuses = [];
    for (let attempt = 0; attempt < 7; attempt++) statuses.push((await showPin(request, "00000000")).status);
    return statuses;
  };
  expect(await guesses(known)).toEqual(await guesses(unknown));
  const disabled = await addPerson(platform().database.db, `disabled.${email()}`, 2, "supervisor");
  await platform()
    .database.db.updateTable("users")
    .set({ disabled: true })
    .where("id", "=", disabled)
    .execute();
  const before = mails().arrived.length;
  const again = [
    await ask({ email: `disabled.${email()}` }),
    await ask({ email: "nobody-more@demo.example" }),
  ];
  expect(again.map(outcomeOf)).toEqual([[200], [200]]);
  const active = `active.${email()}`;
  await addPerson(platform().database.db, active, 2, "supervisor");
  expect(outcomeOf(await ask({ email: active, kind: "activation" }))).toEqual([200]);
  expect(linkIn(await mails().mailTo(active))).toBe("https://console.example.com/login");
  expect(mails().arrived).toHaveLength(before + 1);
});

test("responds before it looks up the user, so that the response time reveals nothing about the email", async () => {
  const { db } = platform().database;
  await sql`alter table users rename to users_out_of_reach`.execute(db);
  const answers = [await ask(), await ask({ email: "nobody-here@demo.example" })];
  await sql`alter table users_out_of_reach rename to users`.execute(db);
  expect(answers.map(outcomeOf)).toEqual([[200], [200]]);
  expect(pinIn(await ownMail())).toMatch(/^\d{8}$/);
});

test("spends the same work on a PIN for an unknown email as on a wrong PIN", async () => {
  const work = async (address: string) => {
    const request = await requestIn(ask({ email: address }));
    await afterJobs(
      platform(),
      async () =>
        (
          await platform()
            .database.db.selectFrom("password_resets")
            .select("email_sealed")
            .where("request_hash", "=", hashSecret(request))
            .executeTakeFirstOrThrow()
        ).email_sealed,
    ).toBeNull();
    return turnsDuring(() => showPin(request, "00000000"));
  };
  expect([await work(email()), await work("nobody-then@demo.example")]).toEqual([1, 1]);
});

test("runs the same statements for a known and an unknown email, also on repeated requests", async () => {
  const walk = async (address: string) => {
    const outcomeOf = [];
    for (let asked = 0; asked < 7; asked++) {
      const { status, headers, body } = await ask({ email: address });
      outcomeOf.push([status, headers.get("retry-after"), body.type]);
      if (asked % 2 === 1) wait(10 * MINUTE);
    }
    wait(DAY);
    return outcomeOf;
  };
  const known = await walk(email());
  expect(await walk("nobody-knows@demo.example")).toEqual(known);
});

test("uses the configured host in links and ignores the host headers of the request", async () => {
  await ask(
    {},
    {
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "http",
      forwarded: "host=evil.example",
      origin: "https://evil.example",
      referer: "https://evil.example/",
    },
  );
  const mail = await ownMail();
  expect(linkIn(mail)).toMatch(/^https:\/\/console\.example\.com\/password\/forgot#[\w-]{43}$/);
  expect(mail.raw).not.toContain("evil");
});

test("nothing that opens a door is kept readable", async () => {
  const request = await requestIn(ask());
  const mail = await ownMail();
  const given = textOf((await showPin(request, pinIn(mail))).body.grant);
  const { db } = platform().database;
  await afterJobs(
    platform(),
    async () =>
      (
        await db
          .selectFrom("mails")
          .select("state")
          .where("recipient", "=", email())
          .executeTakeFirstOrThrow()
      ).state,
  ).toBe("sent");
  const kept = JSON.stringify([
    await db.selectFrom("password_resets").selectAll().execute(),
    await db.selectFrom("mails").selectAll().execute(),
  ]);
  for (const secret of [request, given, pinIn(mail), tokenIn(mail)]) expect(kept).not.toContain(secret);
});

test("stores requested emails and those of invited users in unreadable form", async () => {
  await requestIn(ask({ email: "My-Secret-1!@demo.example" }));
  const admin = (await platform().signIn("admin@demo.example")).accessToken;
  const invited = `invited.${email()}`;
  expect(
    (
      await platform().api("POST /users", {
        token: admin,
        json: { firstname: "In", lastname: "Vited", privilege: "agent", email: invited },
      })
    ).status,
  ).toBe(200);
  const logins = (await platform().database.db.selectFrom("password_resets").select("login").execute()).map(
    ({ login }) => login,
  );
  expect(logins.length).toBeGreaterThan(1);
  expect(
    logins.filter((login) => [hashSecret("my-secret-1!@demo.example"), hashSecret(invited)].includes(login)),
  ).toEqual([]);
});
