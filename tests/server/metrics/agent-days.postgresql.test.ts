import { sql } from "kysely";
import { describe, expect, inject, test } from "vitest";
import { openPostgres } from "../../../server/database/postgres-database.ts";
import { floorOf } from "../../../server/log/channel-name.ts";
import { LogWriter } from "../../../server/log/log-writer.ts";
import { AgentDays } from "../../../server/metrics/agent-days.ts";
import { testDatabaseUrl } from "../../support/database.ts";
import { ANA, SALES } from "../../support/floor-story.ts";
import { pbx } from "../../support/pbx.ts";
import { withPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

describe.runIf(inject("postgresUrl") !== undefined)(
  "on PostgreSQL, where transactions run at the same time",
  () => {
    test("stores a day with the events that another transaction writes into it at that time", async () => {
      const platform = await withPlatform({
        database: openPostgres(await testDatabaseUrl(), () => undefined),
      });
      const { db } = platform.database;
      await db.updateTable("accounts").set({ time_zone: "UTC" }).execute();
      const source = "/shift";
      const reports = (status: "available" | "disconnected", time: string) =>
        pbx("user-status-changed", `user/${ANA}`, { status }, { time, source });
      const replay = { kind: "recording" as const, name: "any", zone: "UTC", rate: 0 };
      await platform.feed([
        pbx("traffic-started", "traffic/t", replay, { source }),
        reports("available", "2026-02-03T09:00:00.000Z"),
        reports("disconnected", "2026-02-04T18:00:00.000Z"),
      ]);
      const waiting = async () =>
        (
          await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
            db,
          )
        ).rows.length;
      const { storing } = await db.transaction().execute(async (trx) => {
        const log = await LogWriter.hold(trx, floorOf(ACCOUNT));
        log.append({
          id: "late",
          source,
          type: "call-created",
          subject: "call/late",
          time: Date.parse("2026-02-03T12:00:00.000Z"),
          dataschema: null,
          data: { contact: "late", segment: SALES, user: ANA, channel: "audio" },
        });
        await log.write();
        const times = () => ({ now: Date.now(), lease: 30_000 });
        const storing = new AgentDays({ db, times }).store();
        await expect.poll(waiting).toBeGreaterThan(0);
        // Wrapped in an object, since a returned promise would be awaited inside the transaction that it waits for.
        return { storing };
      });
      await storing;
      const day = await db
        .selectFrom("agent_days")
        .select("names")
        .where("starts", "=", Date.UTC(2026, 1, 3))
        .executeTakeFirstOrThrow();
      expect(day.names).toContain("calls");
    });
  },
);
