import { enroll, textsOf } from "../../../support/authenticator.ts";
import { codeAt } from "../../../support/code-at.ts";
import type { CanaryArea } from "../../../support/canary-area.ts";
import { textOf } from "../../../support/platform.ts";
import { addPerson, PASSWORD } from "../../../support/test-accounts.ts";

/**
 * The seed of a second factor, one that waits to be confirmed, and backup codes: used, replaced, and good.
 */
export const plant: CanaryArea["plant"] = async ({ platform }) => {
  const { api, database } = platform;
  const signedIn = async (name: string) => {
    const id = await addPerson(database.db, `${name}@demo.example`, 2, "supervisor");
    return { id, token: (await platform.signIn(`${name}@demo.example`)).accessToken };
  };
  const { token } = await signedIn("two-factor-canary");
  const {
    path,
    secret,
    backupCodes: [replaced = ""],
  } = await enroll(platform, token, Date.now());
  const [used = "", good = ""] = textsOf(
    (await api(`POST ${path}/backup-codes`, { token })).body.backupCodes,
  );
  const login = (otp: string) =>
    api("POST /auth/login", {
      json: {
        strategy: "local",
        email: "two-factor-canary@demo.example",
        password: PASSWORD,
        agreement: true,
        otp,
      },
    });
  for (const otp of [used, replaced, await codeAt(secret, Date.now() - 300_000)]) await login(otp);
  await api("POST /sessions/current/proof", { token, json: { password: PASSWORD, otp: replaced } });
  const beginner = await signedIn("two-factor-beginner");
  const { body } = await api(`POST /users/${beginner.id}/2fa`, { token: beginner.token });
  await api(`PATCH /users/${beginner.id}/2fa`, {
    token: beginner.token,
    json: { code: await codeAt(textOf(body.secret), 0) },
  });
  const plain = (code: string) => code.replaceAll("-", "");
  return {
    secret,
    pending: textOf(body.secret),
    used,
    replaced,
    good,
    goodWithoutDashes: plain(good),
    usedWithoutDashes: plain(used),
  };
};
