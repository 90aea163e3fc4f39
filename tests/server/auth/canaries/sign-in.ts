import { Claims } from "../../../../server/auth/claims.ts";
import { hashPassword } from "../../../../server/auth/passwords.ts";
import type { CanaryArea } from "../../../support/canary-area.ts";
import { textOf } from "../../../support/platform.ts";
import { ACCOUNT, addPerson } from "../../../support/test-accounts.ts";
import { TestBrowser } from "../../../support/test-browser.ts";

/** Credentials of users, and the tokens that they receive. */
export const plant: CanaryArea["plant"] = async ({ platform }) => {
  const { db } = platform.database;
  const [password, wrong, otp] = ["Canary-password-1!", "Canary-wrong-password-2!", "Canary-otp-3"];
  const user = await addPerson(db, "canary@demo.example", 2, "supervisor");
  const hash = await hashPassword(password);
  await db.updateTable("users").set({ password_hash: hash }).where("id", "=", user).execute();
  const used = new TestBrowser(platform);
  const login = (values: object) => used.signIn("canary@demo.example", password, values);
  await login({ password: wrong, otp });
  // A password in the wrong field is a password nevertheless.
  await login({ email: wrong });
  const { body } = await login({});
  // By now the browser is known, and its tries are counted by it.
  await login({ password: wrong });
  const browser = used.cookies.get("known-browser") ?? "";
  const token = textOf(body.accessToken);
  await platform.api("POST /sessions/current/proof", { token, json: { password } });
  const taken = await new Claims(db, Date.now).make(
    db,
    { account: ACCOUNT, user, remember: false, provedAt: Date.now() },
    "Canary-binding-4",
  );
  await platform.api(`GET /auth/login/${taken}`);
  const waiting = await new Claims(db, Date.now).make(
    db,
    { account: ACCOUNT, user, remember: false, provedAt: Date.now() },
    null,
  );
  return {
    browser,
    password,
    wrong,
    otp,
    accessToken: token,
    refreshToken: textOf(body.refreshToken),
    taken,
    waiting,
    binding: "Canary-binding-4",
  };
};
