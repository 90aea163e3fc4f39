import type { CanaryArea } from "../../../support/canary-area.ts";
import { answerTo, begin, claim, post, setUp } from "../saml/test-provider.ts";

/** What binds a sign-in to its browser, and what that browser claims the login with. */
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
