import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { openPostgres } from "../../../server/database/postgres-database.ts";
import { testDatabaseUrl } from "../../support/database.ts";

describe.runIf(inject("postgresUrl") !== undefined)("reports on PostgreSQL", () => {
  test("have more time than requests, and delay none of them", async () => {
    const { db, reports, close } = openPostgres(await testDatabaseUrl(), () => undefined, 1_000);
    const timeoutOf = async (of: typeof db) =>
      (await sql<{ statement_timeout: string }>`show statement_timeout`.execute(of)).rows[0]
        ?.statement_timeout;
    expect([await timeoutOf(db), await timeoutOf(reports)]).toEqual(["1s", "30s"]);

    const releases: (() => void)[] = [];
    const begun = Array.from(
      { length: 3 },
      () =>
        new Promise<void>((begin) => {
          void reports.connection().execute(
            () =>
              new Promise<void>((release) => {
                releases.push(release);
                begin();
              }),
          );
        }),
    );
    await Promise.all(begun);
    let isAnswered = false;
    const fourth = timeoutOf(reports).then((answer) => {
      isAnswered = true;
      return answer;
    });
    expect(await timeoutOf(db)).toBe("1s");
    expect(isAnswered).toBe(false);
    for (const release of releases) release();
    expect(await fourth).toBe("30s");
    await close();
  });
});
