import { expect, test } from "vitest";
import { AccessTokens } from "../../../server/auth/access-tokens.ts";

const tokens = new AccessTokens(new Uint8Array(32).fill(1), () => Date.UTC(2026, 5, 1));
const CLAIMS = {
  user: "65a0f0010000000000000001",
  account: "65a0f0000000000000000001",
  session: "65a0f0090000000000000001",
};

test("returns the claims that a token was issued with", async () => {
  expect(await tokens.read(await tokens.issue(CLAIMS))).toEqual(CLAIMS);
});

test.each(["=", "==", "\n", " ", ".", "%3D"])("a token with %j behind it is none", async (more) => {
  expect(await tokens.read((await tokens.issue(CLAIMS)) + more)).toBe(null);
});
