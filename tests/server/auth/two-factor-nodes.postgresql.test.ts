import { describe, expect, inject, test } from "vitest";
import { openPostgres } from "../../../server/database/postgres-database.ts";
import { enroll } from "../../support/authenticator.ts";
import { codeAt } from "../../support/code-at.ts";
import { testDatabaseUrl } from "../../support/database.ts";
import { withPlatform } from "../../support/platform.ts";
import { PASSWORD } from "../../support/test-accounts.ts";

const MINUTE = 60_000;

describe.runIf(inject("postgresUrl") !== undefined)("two nodes on one PostgreSQL", () => {
  test("share used codes and wrong attempts under concurrent requests", async () => {
    const url = await testDatabaseUrl();
    let now = Date.UTC(2026, 5, 1);
    const start = () => withPlatform({ database: openPostgres(url, () => undefined), now: () => now });
    const nodes = [await start(), await start()] as const;
    const {
      secret,
      backupCodes: [backupCode],
    } = await enroll(nodes[0], (await nodes[0].signIn("supervisor@demo.example")).accessToken, now);
    const burst = async (otp: string | undefined, size: number) => {
      const json = {
        strategy: "local",
        email: "supervisor@demo.example",
        password: PASSWORD,
        agreement: true,
        otp,
      };
      const answers = await Promise.all(
        Array.from({ length: size }, (_, n) => nodes[n % 2 === 0 ? 0 : 1].api("POST /auth/login", { json })),
      );
      return [200, 401, 410, 412].map(
        (status) => answers.filter((answer) => answer.status === status).length,
      );
    };
    now += MINUTE;
    // The first signs in, five get "code used", the others "too many attempts".
    expect(await burst(await codeAt(secret, now), 50)).toEqual([1, 0, 44, 5]);
    now += 61 * MINUTE;
    expect(await burst(backupCode, 50)).toEqual([1, 5, 44, 0]);
    now += 61 * MINUTE;
    expect(await burst("AAAA-BBBB-CCCC-DDDD-EEEE-FFFF", 60)).toEqual([0, 5, 55, 0]);
  });
});
