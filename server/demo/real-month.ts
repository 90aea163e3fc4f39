import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import type { DemoMonth } from "../../openapi/generated/console.ts";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { SessionCaller } from "../auth/caller.ts";
import { linkedUser } from "../auth/linked-users.ts";
import type { Tables } from "../database/schema.ts";
import { analyzeEvents } from "../database/upkeep.ts";
import { Problem } from "../kit/problem.ts";
import { floorOf } from "../log/channel-name.ts";
import type { NewEvent } from "../log/log-event.ts";
import { readPosition } from "../log/read-log.ts";
import { epochParts } from "./epoch-parts.ts";
import { admitToMonth, createMonthAccount, daysOfCalls, staffMonthAccount } from "./month-account.ts";
import { BANK_ZONE, type MonthFault, MonthRefused, readMonth } from "./month-file.ts";
import { openEpoch, writeEpoch } from "./write-epoch.ts";

/** Time (ms) without progress after which a load counts as interrupted, because its node may have stopped. */
const STALE_AFTER = 30_000;

interface RealMonthOptions {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  /** Folder with logs of real calls; null without one. */
  readonly folder: string | null;
  readonly failed: (error: unknown) => void;
}

type Caller = Pick<SessionCaller, "account" | "user">;

/**
 * Loads a month of real calls into an account of its own, which belongs to the account of a demo. The account of
 * the demo is not changed. A load can be stopped and repeated; it then starts again in the same account.
 */
export class RealMonth {
  /** Loads of this node, by the account of the demo. */
  private readonly runs = new Map<
    string,
    { readonly over: AbortController; readonly ended: Promise<void> }
  >();

  constructor(private readonly options: RealMonthOptions) {}

  /** Returns what is loaded for a caller in the account of a demo; null in other accounts. */
  async read(caller: Caller): Promise<DemoMonth | null> {
    const { db, now, folder } = this.options;
    if (!(await this.hasDemo(caller.account))) return null;
    const row = await db
      .selectFrom("demo_months")
      .selectAll()
      .where("account", "=", caller.account)
      .executeTakeFirst();
    const hasFile = folder !== null;
    if (!row)
      return {
        state: "none",
        hasFile,
        rows: 0,
        leftOut: 0,
        progress: 0,
        fault: null,
        account: null,
        days: null,
      };
    const { state, rows_read: rows, left_out: leftOut, written, events, fault, month } = row;
    const isLoaded = state === "loaded";
    return {
      state: state === "loading" && now() - row.updated_at > STALE_AFTER ? "stopped" : state,
      hasFile,
      rows,
      leftOut,
      progress: isLoaded ? 1 : events === 0 ? 0 : Math.min(1, written / events),
      fault: fault as MonthFault | null, // only this class writes the column
      account: isLoaded ? ((await linkedUser(db, caller, month))?.account ?? null) : null,
      days: isLoaded ? await daysOfCalls(db, month) : null,
    };
  }

  /** Starts to load a file, by default the one of the folder. Does nothing while one is loaded. */
  async load(caller: Caller, file: Uint8Array | null): Promise<void> {
    const { db, now, failed } = this.options;
    if (!(await this.hasDemo(caller.account)))
      throw new Problem("conflict", { detail: "The account runs no demo." });
    const known = await this.read(caller);
    if (known?.state === "loading") return;
    const month = await db.transaction().execute(async (trx) => {
      const row = await trx
        .selectFrom("demo_months")
        .select(["month", "state"])
        .where("account", "=", caller.account)
        .forUpdate()
        .executeTakeFirst();
      if (row?.state === "loaded") {
        await admitToMonth(trx, caller, row.month, now());
        return null;
      }
      const begun = {
        state: "loading" as const,
        rows_read: 0,
        left_out: 0,
        written: 0,
        events: 0,
        fault: null,
      };
      const values = { ...begun, updated_at: now() };
      if (row)
        await trx.updateTable("demo_months").set(values).where("account", "=", caller.account).execute();
      const id = row?.month ?? (await createMonthAccount(trx, caller.account, now()));
      if (!row)
        await trx
          .insertInto("demo_months")
          .values({ account: caller.account, month: id, ...values })
          .execute();
      return id;
    });
    if (month === null) return;
    // A stopped run ends after its present part.
    await this.runs.get(caller.account)?.ended;
    const over = new AbortController();
    const ended = this.run(caller, month, { file, over })
      .catch(async (error: unknown) => {
        const fault = error instanceof MonthRefused ? error.fault : "storage";
        if (fault === "storage") failed(error);
        await this.save(caller.account, { state: "failed", fault });
      })
      .catch(failed)
      .finally(() => this.runs.delete(caller.account));
    this.runs.set(caller.account, { over, ended });
  }

  /** Stops loading. What was written is replaced by the next load. */
  async stop(account: string): Promise<void> {
    this.runs.get(account)?.over.abort();
    await this.save(account, { state: "stopped" });
  }

  /** Stops all loads of this node, and waits for them. */
  async close(): Promise<void> {
    const runs = [...this.runs.values()];
    for (const { over } of runs) over.abort();
    await Promise.all(runs.map(({ ended }) => ended));
  }

  private async run(
    caller: Caller,
    account: string,
    { file, over }: { readonly file: Uint8Array | null; readonly over: AbortController },
  ): Promise<void> {
    const { db, now, folder } = this.options;
    // Another node may have stopped the load.
    const progress = async (row: Partial<SavedMonth>) => {
      if (!over.signal.aborted && !(await this.save(caller.account, row))) over.abort();
    };
    const month = await readMonth(file ?? (await monthIn(folder)), (rows) => progress({ rows_read: rows }));
    const { rows, leftOut, events } = month;
    // Each row that was read has at least the records of a contact and of a call.
    const total = events.length + 2 * (rows - leftOut);
    await progress({ rows_read: rows, left_out: leftOut, events: total });
    if (over.signal.aborted) return;
    await db.transaction().execute((trx) => staffMonthAccount(trx, account, month, now()));
    let written = 0;
    const [start = 0, end = 0] = [events[0], events.at(-1)].map((event) => Date.parse(event?.time ?? ""));
    const epoch = await openEpoch(
      db,
      account,
      { kind: "recording", source: SOURCE, name: "month", zone: BANK_ZONE, start, end },
      now(),
    );
    const calls = await writeEpoch(
      { db, now, signal: over.signal, onPart: (part) => progress({ written: (written += part) }) },
      epoch,
      epochParts(eventsOf(events), epoch),
    );
    if (calls === null) return;
    await analyzeEvents(db);
    await db.transaction().execute(async (trx) => {
      await trx.updateTable("accounts").set({ subscribed: true }).where("id", "=", account).execute();
      await admitToMonth(trx, caller, account, now());
      await trx
        .updateTable("demo_months")
        .set({ state: "loaded", updated_at: now() })
        .where("account", "=", caller.account)
        .execute();
    });
  }

  /** Stores progress. Returns false if the load was stopped. */
  private async save(account: string, row: Partial<SavedMonth>): Promise<boolean> {
    const { db, now } = this.options;
    const { numUpdatedRows } = await db
      .updateTable("demo_months")
      .set({ ...row, updated_at: now() })
      .where("account", "=", account)
      .where("state", "=", "loading")
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  private async hasDemo(account: string): Promise<boolean> {
    const { kind } = await readPosition(this.options.db, floorOf(account));
    return kind === "demo";
  }
}

interface SavedMonth {
  readonly state: "stopped" | "failed";
  readonly fault: MonthFault;
  readonly rows_read: number;
  readonly left_out: number;
  readonly written: number;
  readonly events: number;
}

const SOURCE = "/import/anonymous-bank";

/** Reads the file of the folder with logs of real calls. */
async function monthIn(folder: string | null): Promise<Uint8Array> {
  try {
    return await readFile(join(folder ?? "", "anonymous-bank", "january.txt.gz"));
  } catch (error) {
    throw new MonthRefused("missing", { cause: error });
  }
}

function* eventsOf(events: readonly Event[]): Generator<NewEvent> {
  for (const { id, type, subject, time, data } of events)
    yield { id, source: SOURCE, type, subject, time: Date.parse(time), dataschema: null, data };
}
