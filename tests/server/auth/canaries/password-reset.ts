import { hashPassword } from "../../../../server/auth/passwords.ts";
import { hashSecret, newSecret } from "../../../../server/auth/secrets.ts";
import type { CanaryArea } from "../../../support/canary-area.ts";
import { ACCOUNT, addPerson } from "../../../support/test-accounts.ts";

/** Secrets of a password reset: the link of the mail, the PIN, the grant and the new password. */
export const plant: CanaryArea["plant"] = async ({ platform }) => {
  const { db } = platform.database;
  const user = await addPerson(db, "canary-reset@demo.example", 2, "supervisor");
  const [link, grant] = [newSecret(), newSecret()];
  const [pin, wrongPin, password, weak] = ["80174263", "91285374", "Canary-Giraffe-77!", "canary-weak"];
  const ends = Date.now() + 600_000;
  const request = {
    kind: "reset" as const,
    account: ACCOUNT,
    user_id: user,
    login: hashSecret("canary-reset@demo.example"),
    asked_at: Date.now(),
    link_expires_at: ends,
    grant_expires_at: ends,
  };
  const put = (name: string, secret: string) =>
    db
      .insertInto("password_resets")
      .values({
        ...request,
        id: name,
        request_hash: hashSecret(name),
        link_hash: hashSecret(name === "canary-link" ? secret : name),
        grant_hash: hashSecret(name === "canary-link" ? name : secret),
        pin_hash: null,
      })
      .execute();
  await put("canary-link", link);
  await db
    .updateTable("password_resets")
    .set({ pin_hash: await hashPassword(pin) })
    .where("id", "=", "canary-link")
    .execute();
  await put("canary-grant", grant);
  const ask = (step: string, json: object) => platform.api(`POST /auth/password-reset/${step}`, { json });
  await platform.api(`GET /auth/password-reset/link/${link}`);
  await ask("pin", { request: "canary-link", pin: wrongPin });
  await ask("pin", { request: "canary-link", pin });
  await ask("password", { grant, password: weak });
  await ask("password", { grant, password });
  return { link, grant, pin, wrongPin, password, weak };
};
