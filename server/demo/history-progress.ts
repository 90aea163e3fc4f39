import type { Kysely } from "kysely";
import type { DemoHistory } from "../../openapi/generated/console.ts";
import type { Queries, Tables } from "../database/schema.ts";
import type { HistoryProgress } from "./history.ts";

/** Time (ms) without progress after which no remaining time is estimated, because nothing may be writing. */
const STALE_AFTER = 60_000;

/** Stores the progress of one run, so that every node can show it and a reload does not lose it. */
export class HistoryRecord {
  private begins: { readonly at: number; readonly calls: number } | null = null;
  private calls = 0;

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly account: string,
    private readonly now: () => number,
  ) {}

  /** Number of calls that this run has written. */
  get added(): number {
    return this.calls - (this.begins?.calls ?? 0);
  }

  async save({ days, of, calls, expected }: HistoryProgress): Promise<void> {
    const at = this.now();
    this.begins ??= { at, calls };
    this.calls = calls;
    const row = {
      days,
      of_days: of,
      calls,
      expected,
      began_at: this.begins.at,
      began_with: this.begins.calls,
      updated_at: at,
    };
    await this.db
      .insertInto("demo_histories")
      .values({ account: this.account, ...row })
      .onConflict((conflict) => conflict.column("account").doUpdateSet(row))
      .execute();
  }
}

/** Returns the progress of an account's history at `now` (ms); null without a history. */
export async function readHistory(db: Queries, account: string, now: number): Promise<DemoHistory | null> {
  const row = await db
    .selectFrom("demo_histories")
    .selectAll()
    .where("account", "=", account)
    .executeTakeFirst();
  if (!row) return null;
  const { days, of_days: of, calls, expected, began_at, began_with, updated_at } = row;
  const complete = days >= of;
  const pace = (calls - began_with) / (updated_at - began_at);
  const left = (expected - calls) / pace - (now - updated_at);
  const isKnown = !complete && pace > 0 && now - updated_at < STALE_AFTER;
  return {
    days,
    of,
    calls,
    expected: complete ? calls : expected,
    complete,
    secondsLeft: isKnown ? Math.max(1, Math.round(left / 1000)) : null,
  };
}
