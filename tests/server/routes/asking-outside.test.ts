import { expect, test } from "vitest";
import { withPlatform } from "../../support/platform.ts";

/** However the minute falls, one of two has more of them than an account may ask for. */
const MANY = 61;

test.each([
  ["a storage", "POST /recordings-settings/trials", { provider: "own" }],
  ["a site", "POST /widget/site-check", { url: "https://127.0.0.1:1" }],
] as const)("limits the requests to %s per account and minute", async (_, operation, json) => {
  const platform = await withPlatform();
  const admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  expect((await platform.api(operation, { ...admin, json })).status).toBe(200);
  const answers = await Promise.all(
    Array.from({ length: MANY }, () => platform.api(operation, { ...admin, json })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
  expect(answers.find(({ status }) => status === 429)?.headers.get("retry-after")).toBe("60");
});
