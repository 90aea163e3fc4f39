import type { Credential } from "../../server/contract/operations.ts";
import type { Ask, TestPlatform } from "./platform.ts";
import { ACCOUNT, keyFor } from "./test-accounts.ts";

/**
 * What the demo account's principal administrator asks with, by the kind of credential that an operation
 * wants.
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
