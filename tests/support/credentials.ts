import type { Credential } from "../../server/contract/operations.ts";
import type { Ask, TestPlatform } from "./platform.ts";
import { ACCOUNT, keyFor } from "./test-accounts.ts";

/**
 * Returns the credentials of the demo account's principal administrator, by the kind that an operation
 * requires.
 */
export async function credentialsOf(platform: TestPlatform): Promise<Readonly<Record<Credential, Ask>>> {
  const { accessToken, refreshToken } = await platform.signIn("admin@demo.example");
  return {
    bearer: { token: accessToken },
    refresh: { token: refreshToken },
    apiKey: { key: await keyFor(platform.database.db, ACCOUNT, "admin") },
    none: {},
  };
}
