import type { CanaryArea } from "../../../support/canary-area.ts";
import { ACCOUNT } from "../../../support/test-accounts.ts";

/** The secret of a captcha: one that is kept, one that took its place, and one that was refused. */
export const plant: CanaryArea["plant"] = async ({ platform, admin }) => {
  const [first, second, refused] = [
    "Canary-captcha-first",
    "Canary-captcha-second",
    "Canary captcha refused",
  ];
  for (const captchaSecret of [first, second, refused]) {
    const { headers } = await platform.api(`GET /accounts/${ACCOUNT}`, admin);
    await platform.api(`PATCH /accounts/${ACCOUNT}`, {
      ...admin,
      json: { configuration: { captchaProvider: "turnstile", captchaSiteKey: "site", captchaSecret } },
      headers: { "if-match": headers.get("etag") ?? "" },
    });
  }
  return { first, second, refused };
};
