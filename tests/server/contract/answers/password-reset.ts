import { hashPassword } from "../../../../server/auth/passwords.ts";
import { hashSecret } from "../../../../server/auth/secrets.ts";
import { nameHasher } from "../../../../server/auth/typed-name.ts";
import type { AnswerArea } from "../../../support/answer-area.ts";
import { ACCOUNT, addPerson } from "../../../support/test-accounts.ts";

const NEW = "Tall-Giraffe-77!";
/** Hashes names as the tests' platform does. */
const keptName = nameHasher(new Uint8Array(32).fill(7));
const MAIL = "65a0f0090000000000000001";

/** Ways to a password, and the mails that stay where no mail server is set. */
export const rows: AnswerArea["rows"] = async ({ platform, admin }) => {
  const { db } = platform.database;
  const now = Date.now();
  const user = await addPerson(db, "resetting@demo.example", 2, "supervisor");
  const invited = await addPerson(db, "invited@demo.example", 2, "supervisor");
  await db.updateTable("users").set({ password_hash: null }).where("id", "=", invited).execute();

  /** A request whose id, link and grant are called after it. */
  const put = (name: string, kind: "reset" | "activation", values: object = {}, id = user) =>
    db
      .insertInto("password_resets")
      .values({
        id: name,
        login: hashSecret(name),
        kind,
        account: ACCOUNT,
        user_id: id,
        request_hash: hashSecret(name),
        link_hash: hashSecret(name),
        link_expires_at: now + 600_000,
        grant_hash: hashSecret(name),
        grant_expires_at: now + 600_000,
        asked_at: now,
        ...values,
      })
      .execute();
  await put("with-pin", "reset", { pin_hash: await hashPassword("12345678") });
  await put("granted", "reset");
  await put("used", "reset", { ended_at: now });
  await put("first", "activation", {}, invited);
  await put("late", "activation");
  for (const number of [1, 2, 3, 4, 5])
    await put(`often-${number}`, "reset", { login: keptName("often@demo.example"), ended_at: now });
  const mail = {
    kind: "reset",
    language: "en",
    names: JSON.stringify({ person: "Test", account: "Demo" }),
    has_pin: true,
    sealed: null,
    state: "failed",
  } as const;
  await db
    .insertInto("mails")
    .values({
      ...mail,
      account: ACCOUNT,
      id: MAIL,
      recipient: "a@b.example",
      good_until: now,
      created_at: now,
      search: "a@b.example",
    })
    .execute();

  const ask = (email: string) => ({ json: { email, kind: "reset" } });
  const show = (request: string, pin: string) => ({ json: { request, pin } });
  const set = (grant: string, password = NEW) => ({ json: { grant, password } });
  const activate = (grant: string, values: object = {}) => ({
    json: { grant, password: NEW, agreement: true, ...values },
  });
  return [
    [200, "GET /mails", admin],
    [200, `GET /mails/${MAIL}`, admin],
    [404, "GET /mails/000000000000000000000000", admin],
    [200, "POST /auth/password-reset", ask("somebody@demo.example")],
    [409, "POST /auth/password-reset", ask("somebody@demo.example")],
    [429, "POST /auth/password-reset", ask("often@demo.example")],
    [422, "POST /auth/password-reset", ask("no e-mail")],
    [401, "POST /auth/password-reset/pin", show("with-pin", "87654321")],
    [200, "POST /auth/password-reset/pin", show("with-pin", "12345678")],
    [410, "POST /auth/password-reset/pin", show("with-pin", "12345678")],
    [422, "POST /auth/password-reset/pin", show("with-pin", "1234")],
    [404, "GET /auth/password-reset/link/made-up"],
    [200, "GET /auth/password-reset/link/with-pin"],
    [409, "GET /auth/password-reset/link/late"],
    [410, "GET /auth/password-reset/link/used"],
    [422, "POST /auth/password-reset/password", set("granted", "Password1!")],
    [410, "POST /auth/password-reset/password", set("made-up")],
    [409, "POST /auth/accounts/activation", activate("late")],
    [204, "POST /auth/password-reset/password", set("granted")],
    [400, "POST /auth/accounts/activation", activate("first", { agreement: false })],
    [422, "POST /auth/accounts/activation", activate("first", { password: "short" })],
    [410, "POST /auth/accounts/activation", activate("made-up")],
    [204, "POST /auth/accounts/activation", activate("first")],
  ];
};
