import type { CanaryArea } from "../../../support/canary-area.ts";
import { answerTo, begin, claim, post, setUp } from "../saml/test-provider.ts";

/** Secrets that bind a sign-in to its browser, and the claim of that browser. */
export const plant: CanaryArea["plant"] = async ({ platform, admin }) => {
  await setUp(platform, admin.token ?? "");
  const [first, second] = [
    await begin(platform, "supervisor@demo.example"),
    await begin(platform, "supervisor@demo.example"),
  ];
  const taken = await post(platform, answerTo(first));
  await claim(platform, taken, first);
  const waiting = await post(platform, answerTo(second));
  const secretIn = (text: string) => text.replace(/^.*[=/]/, "");
  return { browser: secretIn(first.cookie), taken: secretIn(taken), waiting: secretIn(waiting) };
};
