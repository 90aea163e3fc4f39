import type { Kysely } from "kysely";
import { type LocalDay, localDay } from "../../streams/projections/local-day.ts";
import type { Tables } from "../database/schema.ts";
import { analyzeEvents } from "../database/upkeep.ts";
import type { AccountCenter } from "../log/account-center.ts";
import { dayProfile } from "./day-profile.ts";
import { demoCenterOf } from "./demo-center.ts";
import { contactsExpected } from "./demand.ts";
import type { EpochPart, EpochPlace } from "./epoch-parts.ts";
import { type HistoryDay, partsOfDay } from "./history-day.ts";
import type { PaperStore } from "./save-papers.ts";
import { openEpoch, writeEpoch } from "./write-epoch.ts";

/** Number of days before the demo. */
const HISTORY_DAYS = 90;

/** Progress of the history: the days that are written, and the calls in them. */
export interface HistoryProgress {
  readonly days: number;
  readonly of: number;
  readonly calls: number;
  /** Number of calls that all days are expected to have. */
  readonly expected: number;
}

interface HistoryOptions {
  readonly db: Kysely<Tables>;
  readonly account: string;
  readonly center: AccountCenter;
  /** Start (ms) of the first day after the history. */
  readonly until: number;
  readonly days?: number;
  readonly now: () => number;
  /** Receives the progress at the beginning and after each day. */
  readonly onProgress?: (progress: HistoryProgress) => Promise<void> | void;
  /** Stores the records that belong to events; without it, only events are written. */
  readonly papers?: PaperStore;
  /** Simulates a day; in this thread by default. */
  readonly simulate?: (day: HistoryDay) => Promise<Iterable<EpochPart>>;
  /** Stops the run when aborted; the next run continues with the day that was not finished. */
  readonly signal: AbortSignal;
}

/**
 * Writes the days before the demo into the log and its read models, each as an epoch of its own. The newest day comes
 * first, because users look at it first. Skips days of which the account has calls already.
 */
export async function writeHistory(options: HistoryOptions): Promise<void> {
  const { db, account, center, until, days: count = HISTORY_DAYS, onProgress, signal } = options;
  const days = daysBefore(until, count, center.zone);
  const { agents } = demoCenterOf(center);
  const expected = days.reduce((sum, { day }) => sum + contactsExpected(agents.length, dayProfile(day)), 0);
  const written = await Promise.all(days.map((day) => callsOn(db, account, day)));
  let done = written.filter((calls) => calls > 0).length;
  let calls = written.reduce((sum, one) => sum + one, 0);
  const report = async () =>
    onProgress?.({ days: done, of: count, calls, expected: Math.max(calls, Math.round(expected)) });
  await report();
  let analyzed = calls;
  const missing = days.filter((_, place) => !written[place]);
  let next = missing[0] && begin(options, missing[0]);
  for (let place = 1; next && !signal.aborted; place++) {
    const { epoch, parts } = await next;
    // While this day is written, the next one is simulated.
    const day = missing[place];
    next = day && begin(options, day);
    // Its failure is reported when it is its turn.
    next?.catch(() => undefined);
    const added = await writeEpoch(options, epoch, parts);
    if (added === null) return;
    done++;
    calls += added;
    await report();
    if (calls < 2 * analyzed && done < count) continue;
    await analyzeEvents(db);
    analyzed = calls;
  }
}

/** Opens the epoch of a day, and simulates the day. */
async function begin(
  { db, account, center, now, simulate = async (day) => partsOfDay(day) }: HistoryOptions,
  day: LocalDay,
): Promise<{ readonly epoch: EpochPlace; readonly parts: Iterable<EpochPart> }> {
  const source = `/demo/history/${day.day}`;
  const { start, end, day: name } = day;
  const epoch = await openEpoch(
    db,
    account,
    { kind: "demo", source, name, zone: center.zone, start, end },
    now(),
  );
  return { epoch, parts: await simulate({ center, source, day, place: epoch }) };
}

/** Returns the local days before `until` (ms), newest first. */
function daysBefore(until: number, count: number, zone: string): readonly LocalDay[] {
  const days: LocalDay[] = [];
  for (let end = until; days.length < count;) {
    const day = localDay(end - 1, zone);
    days.push(day);
    end = day.start;
  }
  return days;
}

/** Returns the number of calls of a day that was written completely. */
async function callsOn(db: Kysely<Tables>, account: string, { start, end }: LocalDay): Promise<number> {
  const { calls } = await db
    .selectFrom("call_records")
    .innerJoin("epochs", "epochs.number", "call_records.epoch")
    .select((is) => is.fn.countAll<number | string>().as("calls"))
    .where("account", "=", account)
    .where("created_at", ">=", start)
    .where("created_at", "<", end)
    // The head of an epoch of the history is set when its day is complete.
    .where("epochs.head", ">", 0)
    .executeTakeFirstOrThrow();
  return Number(calls);
}
