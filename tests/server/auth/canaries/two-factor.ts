import type { CanaryArea } from "../../../support/canary-area.ts";
import { enrol } from "../../../support/authenticator.ts";
import { addPerson } from "../../../support/test-accounts.ts";

/** The seed of a second factor and the codes that stand in for it. */
export const plant: CanaryArea["plant"] = async ({ platform }) => {
  await addPerson(platform.database.db, "two-canaries@demo.example", 2, "supervisor");
  const { accessToken: token } = await platform.signIn("two-canaries@demo.example");
  const { path, secret, backupCodes } = await enrol(platform, token, Date.now());
  const [backupCode = "", tried = ""] = backupCodes;
  await platform.api("POST /sessions/current/proof", { token, json: { password: "Canary-proof-5", otp: tried } });
  await platform.api(`GET ${path}`, { token });
  return { seed: secret, backupCode, tried, proof: "Canary-proof-5" };
};
