import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Metrics } from "../../../openapi/generated/console.ts";
import { filtersOf } from "../../../server/metrics/call-filters.ts";
import { fitsTotals, totalsIn } from "../../../server/metrics/call-totals.ts";
import { readMediansOfTotals } from "../../../server/metrics/total-medians.ts";
import { callRow, insertCalls } from "../../support/call-row.ts";
import { atDepth } from "../../support/depth.ts";
import { anyQuery, MEASURED_CALLS, passes } from "../../support/measured-calls.ts";
import { type Ask, startPlatform, type TestPlatform } from "../../support/platform.ts";
import { ACCOUNT } from "../../support/test-accounts.ts";

let platform: TestPlatform;
let admin: Ask;
beforeAll(async () => {
  platform = await startPlatform();
  admin = { token: (await platform.signIn("admin@demo.example")).accessToken };
  await insertCalls(platform.database.db, MEASURED_CALLS);
});
afterAll(() => platform.close());

test("the medians of a period are those of its contacts, with and without an interval", async () => {
  const middle = (values: readonly number[]) => {
    const sorted = values.toSorted((a, b) => a - b);
    const [low = 0, high = 0] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[sorted.length >> 1]];
    return sorted.length === 0 ? null : (low + high) / 2;
  };
  await fc.assert(
    fc.asyncProperty(anyQuery, fc.constantFrom({}, { interval: "month" as const }), async (asked, by) => {
      const { range, filters } = asked;
      const [from, to] = [Date.parse(range.from), Date.parse(range.to)];
      const contacts = MEASURED_CALLS.filter(
        (row) => row.is_first && passes(row, asked) && row.began_at >= from && row.began_at < to,
      );
      const { body } = await platform.api("POST /metrics/calls", {
        ...admin,
        json: { range, filters, ...by, measures: ["contactWaitMedian", "contactServiceTimeMedian"] },
      });
      const { rows, source } = body as unknown as Metrics; // validated against the contract by the test platform
      const medians = [
        middle(contacts.map(({ queued, waited }) => queued ?? waited ?? 0)),
        middle(contacts.map(({ served }) => served ?? 0)),
      ];
      expect(source).toBe("calls");
      const values = rows.find(({ level }) => level === 0)?.values;
      expect([values?.["contactWaitMedian"], values?.["contactServiceTimeMedian"]]).toEqual(medians);
      if (!fitsTotals({ range, filters })) return;
      const ofOutcomes = filters?.outcome !== undefined;
      const where = totalsIn({ account: ACCOUNT, period: [from, to], ofContacts: true, ofOutcomes });
      const ofTotals = await readMediansOfTotals(
        platform.database.db,
        {
          from,
          to,
          where: sql.join([where, ...filtersOf(ACCOUNT, filters)], sql` and `),
          lists: [sql`queued_times`, sql`served_times`],
        },
        0,
      );
      expect(ofTotals ?? [null, null]).toEqual(medians);
    }),
    { numRuns: atDepth(10, 100) },
  );
});

const QUARTER = 15;
test.each([
  { source: "calls", minutes: 40, startOf: (index: number) => index / 60_000 },
  {
    source: "totals",
    minutes: 2400 * QUARTER,
    // Of 2,400 quarter hours, every seventh is in the sample. Each has four calls.
    startOf: (index: number) => (index < 100 ? 7 * (index >> 2) : 7 * ((index - 100) >> 2) + 3) * QUARTER,
  },
])("reads a median from $source again if the sample misleads", async ({ source, minutes, startOf }) => {
  const from = Date.UTC(2031, 0, 1);
  const to = from + minutes * 60_000;
  const rows = Array.from({ length: 400 }, (_, index) =>
    callRow({
      account: ACCOUNT,
      id: `misleading-${minutes}-${index}`,
      segment: "any",
      at: from + startOf(index) * 60_000,
      queue: `misleading-${minutes}-${index}`,
      waited: index < 100 ? 0 : 60_000 + index,
      served: index < 100 ? 500_000 : index,
    }),
  );
  await platform.database.db.deleteFrom("call_records").where("created_at", ">=", from).execute();
  await insertCalls(platform.database.db, rows);
  const range = { from: new Date(from).toISOString(), to: new Date(to).toISOString(), zone: "UTC" };
  const { body } = await platform.api("POST /metrics/calls", {
    ...admin,
    json: { range, measures: ["contactWaitMedian", "contactServiceTimeMedian"] },
  });
  expect(body).toMatchObject({
    source,
    rows: [{ values: { contactWaitMedian: 60_199.5, contactServiceTimeMedian: 299.5 } }],
  });
});
