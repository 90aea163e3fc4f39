import fc from "fast-check";
import type { MetricsGroup, MetricsQuery } from "../../openapi/generated/console.ts";
import { callRow } from "./call-row.ts";
import { ACCOUNT } from "./test-accounts.ts";

export const ZONES = ["UTC", "Europe/Madrid", "Asia/Kolkata", "America/St_Johns"];
/** Saturday before the end of summer time in Europe. */
export const START = Date.UTC(2026, 9, 24, 6);
export const HOUR = 3_600_000;
/** Width of a band of waits, seconds. */
export const BAND = 15;

export type MeasuredRow = ReturnType<typeof callRow>;

/** Calls of three days around the end of summer time, with every state that a record can have. */
export const MEASURED_CALLS: readonly MeasuredRow[] = fc
  .sample(
    fc.record({
      at: fc.integer({ min: 0, max: 72 * 60 }).map((minute) => START + minute * 60_000),
      before: fc.integer({ min: 0, max: 40 }).map((minutes) => minutes * 60_000),
      segment: fc.constantFrom("a", "b", null),
      agent: fc.constantFrom("x", "y", null),
      channel: fc.constantFrom("audio" as const, "video" as const),
      is_first: fc.boolean(),
      queue: fc.constantFrom("q", null),
      isAnswered: fc.boolean(),
      outcome: fc.constantFrom(
        "answered" as const,
        "abandoned" as const,
        "assigned" as const,
        "transferred" as const,
        null,
      ),
      // Some at the end of a band, and some longer than all bands.
      waited: fc.option(
        fc.oneof(
          fc.integer({ min: 0, max: 40_000 }),
          fc.constantFrom(0, 1, 59, 60, 61).map((bands) => bands * BAND * 1000),
        ),
      ),
      queued: fc.option(fc.integer({ min: 0, max: 40_000 })),
      served: fc.option(fc.integer({ min: 0, max: 400_000 })),
      transfers: fc.integer({ min: 0, max: 2 }),
      dismissals: fc.integer({ min: 0, max: 2 }),
      timeouts: fc.integer({ min: 0, max: 2 }),
      sentiment: fc.constantFrom("positive" as const, "negative" as const, "neutral" as const, null),
      quality: fc.option(fc.integer({ min: 0, max: 100 })),
      tags: fc.subarray(["t", "u", "v"]),
      topics: fc.subarray(["prices", "hours"]),
      reason: fc.constantFrom("too-long", "solved", null),
    }),
    { numRuns: 400, seed: 23 },
  )
  .map(({ isAnswered, tags, topics, before, ...values }, index) =>
    callRow({
      ...values,
      account: ACCOUNT,
      id: `call-${index}`,
      tags: JSON.stringify(tags),
      topics: JSON.stringify(topics),
      created_at: values.at,
      began_at: values.at - before,
      answered_at: isAnswered ? values.at : null,
    }),
  );

/** Returns true if a query counts a call. */
export const passes = ({ outcome }: MeasuredRow, { filters }: Pick<MetricsQuery, "filters">): boolean =>
  filters?.outcome?.some((wanted) => wanted === outcome) !== false;

/** Queries of parts of these days. */
export const anyQuery = fc.record({
  range: fc
    .tuple(
      fc.integer({ min: 0, max: 60 }),
      fc.integer({ min: 1, max: 72 }),
      fc.constantFrom(...ZONES),
      // Only periods of whole quarter hours can be computed from totals.
      fc.constantFrom(0, 0, 0, 60_000),
    )
    .map(([from, hours, zone, shift]) => ({
      from: new Date(START + from * HOUR + shift).toISOString(),
      to: new Date(START + (from + hours) * HOUR).toISOString(),
      zone,
    })),
  interval: fc.constantFrom(
    undefined,
    "quarter" as const,
    "hour" as const,
    "day" as const,
    "week" as const,
    "month" as const,
  ),
  groupBy: fc
    .tuple(
      fc.subarray(
        ["segment", "agent", "channel", "sentiment", "reason", "waitBand", "weekday", "hourOfDay"] as const,
        { maxLength: 2 },
      ),
      fc.constantFrom(null, null, "tag" as const, "topic" as const),
    )
    .map(([groups, list]): MetricsGroup[] => [...groups, ...(list ? [list] : [])]),
  filters: fc.constantFrom<NonNullable<MetricsQuery["filters"]>>(
    {},
    { outcome: ["abandoned"] },
    { outcome: ["answered", "transferred"] },
  ),
});
