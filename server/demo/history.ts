import type { Kysely } from "kysely";
import { type LocalDay, localDay } from "../../streams/projections/local-day.ts";
import type { Tables } from "../database/schema.ts";
import { analyzeEvents } from "../database/upkeep.ts";
import type { AccountCenter } from "../log/account-center.ts";
import { descriptionsOf } from "../log/descriptions.ts";
import type { NewEvent } from "../log/log-event.ts";
import { dayProfile } from "./day-profile.ts";
import { demoCenterOf } from "./demo-center.ts";
import { contactsExpected } from "./demand.ts";
import { SIMULATION } from "./run-demo.ts";
import type { PaperStore } from "./save-papers.ts";
import { type DemoFact, simulateDay } from "./simulate-day.ts";
import { writeEpoch } from "./write-epoch.ts";

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
  for (const [place, day] of days.entries()) {
    if (written[place]) continue;
    if (signal.aborted) return;
    const added = await writeDay(options, day);
    if (added === null) return;
    done++;
    calls += added;
    await report();
    if (calls < 2 * analyzed && done < count) continue;
    await analyzeEvents(db);
    analyzed = calls;
  }
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

type HistoryEvent = NewEvent & Pick<DemoFact, "row">;

/** Writes a day, and returns the number of its calls; null if the run was stopped. */
const writeDay = (options: HistoryOptions, day: LocalDay): Promise<number | null> => {
  const source = `/demo/history/${day.day}`;
  const { center, papers } = options;
  return writeEpoch<HistoryEvent>(
    {
      ...options,
      ...(papers && {
        also: (trx, events) =>
          papers.save(
            trx,
            events.flatMap(({ time, row }) => (row ? { at: time, row } : [])),
          ),
      }),
    },
    { kind: "demo", source, name: day.day, zone: center.zone, start: day.start, end: day.end },
    eventsOf(center, source, day),
  );
};

/**
 * Yields the events of a day. It begins with its center, whose agents are all disconnected, as a demo does. It is
 * not started as one, because that would delete the results of later days.
 */
function* eventsOf(center: AccountCenter, source: string, day: LocalDay): Generator<HistoryEvent> {
  const placed = { source, dataschema: null, time: day.start };
  yield* descriptionsOf(center, day.start);
  for (const { id } of demoCenterOf(center).agents)
    yield {
      ...placed,
      id: `absent/${id}`,
      type: "user-status-changed",
      subject: `user/${id}`,
      data: { status: "disconnected" },
    };
  for (const fact of simulateDay({ ...demoCenterOf(center), ...SIMULATION }, day))
    yield { ...placed, ...fact };
}
