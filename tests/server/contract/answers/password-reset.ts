import { expect } from "vitest";
import type { AnswerArea } from "../../../support/answer-area.ts";
import { textOf } from "../../../support/platform.ts";
import { addPerson } from "../../../support/test-accounts.ts";

const NEW = "Tall-Giraffe-77!";

/** Ways to a password, and the mails that stay where no mail server is set. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const { db } = platform.database;
  const [resetting, invited] = ["resetting@demo.example", "invited@demo.example"];
  await addPerson(db, resetting, 2, "supervisor");
  const id = await addPerson(db, invited, 2, "supervisor");
  await db.updateTable("users").set({ password_hash: null }).where("id", "=", id).execute();

  const ask = async (email: string, kind: string) => textOf((await platform.api("POST /auth/password-reset", { json: { email, kind } })).body.request);
  const mailTo = async (email: string) => {
    const found = async () => Object.values((await platform.api("GET /mails", { ...admin, query: `$search=${email}` })).body.data ?? {}).map(({ _id }) => textOf(_id))[0];
    await expect.poll(found).toBeDefined();
    const { body } = await platform.api(`GET /mails/${await found()}`, admin);
    return { id: await found(), pin: textOf(body.pin), token: textOf(body.link).split("#")[1] };
  };
  const grantOf = async (token: string | undefined) => textOf((await platform.api(`GET /auth/password-reset/link/${token}`)).body.grant);

  const request = await ask(resetting, "reset");
  await ask(invited, "activation");
  const [mail, invitation] = [await mailTo(resetting), await mailTo(invited)];
  const other = await ask("nobody@demo.example", "reset");
  for (let asked = 0; asked < 5; asked++) {
    await ask("often@demo.example", "reset");
    await db.updateTable("password_resets").set({ ended_at: 1 }).where("ended_at", "is", null).where("user_id", "is", null).where("request_hash", "is not", null).where("email_sealed", "is not", null).execute();
    await db.updateTable("password_resets").set({ tries: 5 }).where("address", "=", "127.0.0.1").where("user_id", "is", null).where("login", "in", db.selectFrom("password_resets").select("login").groupBy("login").having(({ fn }) => fn.countAll(), ">", asked)).execute();
  }
  const first = await grantOf(invitation.token);
  return [
    [200, "GET /mails", admin],
    [200, `GET /mails/${mail.id}`, admin],
    [404, "GET /mails/000000000000000000000000", admin],
    [200, "POST /auth/password-reset", { json: { email: "somebody@demo.example", kind: "reset" } }],
    [409, "POST /auth/password-reset", { json: { email: resetting, kind: "reset" } }],
    [429, "POST /auth/password-reset", { json: { email: "often@demo.example", kind: "reset" } }],
    [422, "POST /auth/password-reset", { json: { email: "no e-mail", kind: "reset" } }],
    [401, "POST /auth/password-reset/pin", { json: { request: other, pin: "12345678" } }],
    [410, "POST /auth/password-reset/pin", { json: { request: "made-up", pin: "12345678" } }],
    [422, "POST /auth/password-reset/pin", { json: { request, pin: "1234" } }],
    [200, "POST /auth/password-reset/pin", { json: { request, pin: mail.pin } }],
    [404, "GET /auth/password-reset/link/made-up"],
    [200, `GET /auth/password-reset/link/${mail.token}`],
    [410, "POST /auth/password-reset/password", { json: { grant: "made-up", password: NEW } }],
    [422, "POST /auth/password-reset/password", { json: { grant: await grantOf(mail.token) } }],
    [204, "POST /auth/password-reset/password", { json: { grant: await spendable(), password: NEW } }],
    [410, `GET /auth/password-reset/link/${await spentToken()}`],
    [400, "POST /auth/accounts/activation", { json: { grant: first, password: NEW } }],
    [410, "POST /auth/accounts/activation", { json: { grant: "made-up", password: NEW, agreement: true } }],
    [422, "POST /auth/accounts/activation", { json: { grant: first, password: "Password1!", agreement: true } }],
    [204, "POST /auth/accounts/activation", { json: { grant: first, password: NEW, agreement: true } }],
    [409, `GET /auth/password-reset/link/${invitation.token}`],
    [409, "POST /auth/accounts/activation", { json: { grant: await overtaken(), password: NEW, agreement: true } }],
  ];
};
