import { type Kysely, sql } from "kysely";
import { Problem } from "../contract/problem.ts";
import { countedAddress } from "../counted-address.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../id.ts";

const WINDOW = 15 * 60_000;
const LIMITS = { login: 10, address: 100, all: 1_000 };
/** Any number; it keeps two nodes from counting at the same time. */
const LOCK = 7_410;

/** An attempt that may go on; `succeeded` takes it back out of the count. */
export interface Attempt {
  readonly succeeded: () => Promise<void>;
}

/** Too many wrong passwords; the next try makes sense after so many ms. */
export interface AttemptRefused {
  readonly retryAfter: number;
}

/**
 * Counts wrong passwords: 10 in 15 minutes for one login, 100 for one address, 1,000 in all. An attempt counts as wrong
 * from its beginning until it proves right, so that a burst of parallel ones gets no further, nor does a crash forget any.
 */
export class Attempts {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /** The same, for whoever ends the request where it is refused. */
  async mustBegin(login: string, address: string): Promise<Attempt> {
    const attempt = await this.begin(login, address);
    if ("retryAfter" in attempt) throw new Problem("attempt-limit", { headers: { "retry-after": String(Math.ceil(attempt.retryAfter / 1000)) } });
    return attempt;
  }

  async begin(login: string, from: string): Promise<Attempt | AttemptRefused> {
    const address = countedAddress(from);
    const now = this.now();
    const id = newId(now);
    const free = await this.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
      // What lies ahead was counted by a clock that has been set back since: it would keep the door closed until then.
      await trx.deleteFrom("attempts").where((where) => where.or([where("at", "<=", now - WINDOW), where("at", ">", now + WINDOW)])).execute();
      const full = await this.oldestWhereFull(trx, login, address);
      if (full === null) await trx.insertInto("attempts").values({ id, login, address, at: now }).execute();
      return full;
    });
    if (free !== null) return { retryAfter: free + WINDOW - now };
    return { succeeded: async () => void (await this.db.deleteFrom("attempts").where("id", "=", id).execute()) };
  }

  /** When the attempt was made that has to be forgotten before another may begin; null where one may. */
  private async oldestWhereFull(db: Kysely<Tables>, login: string, address: string): Promise<number | null> {
    const recent = await db.selectFrom("attempts").select(["login", "address", "at"]).orderBy("at", "desc").limit(LIMITS.all).execute();
    const blocking = [
      recent.filter((attempt) => attempt.login === login)[LIMITS.login - 1],
      recent.filter((attempt) => attempt.address === address)[LIMITS.address - 1],
      recent[LIMITS.all - 1],
    ].flatMap((attempt) => attempt?.at ?? []);
    return blocking.length > 0 ? Math.max(...blocking) : null;
  }
}
