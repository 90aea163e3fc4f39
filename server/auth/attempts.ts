import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { Problem } from "../kit/problem.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import type { Owner } from "./backup-codes.ts";
import { Turnstile } from "./turnstile.ts";

/** Period (ms) in which attempts are counted. */
const WINDOW = 15 * 60_000;
const LIMITS = { login: 10, person: 50, address: 100, all: 1_000 };
/** Advisory lock under which attempts are counted one at a time. The number is arbitrary. */
const LOCK = 7_410;

/**
 * The keys by which an attempt is counted: `login`, and the IP address unless that is null. Attempts with an
 * IP address also count toward the limit `all`.
 */
export interface Counted {
  /**
   * Identifies the target of the attempt, for example `account/user`. For an attempt from a known browser or
   * session, `/browser/…` or `/session/…` follows. For an unknown login name, this is the HMAC of the name.
   */
  readonly login: string;
  readonly address: string | null;
  /**
   * Set for an attempt from a known browser or session: `account/user`, the common start of every such
   * `login` of this user. All attempts whose `login` starts with `account/user/` share the limit `person`.
   */
  readonly person?: string;
}

/**
 * Returns the keys of a password attempt from an unknown browser. `known` is the user with the typed login
 * name. An unknown name may be a password typed in the wrong field, so only its HMAC (`kept`) is stored.
 */
export const byStranger = (known: Owner | null, kept: string, address: string): Counted => ({
  login: known ? loginOf(known) : kept,
  address,
});

/**
 * Returns the keys of a password attempt from a known browser of this user. The IP address is not counted,
 * because strangers may share it.
 */
export const byKnownBrowser = (browser: string, owner: Owner): Counted =>
  byKnown(owner, `browser/${browser}`);

/** Returns the keys of a signed-in user's password confirmation. */
export const bySession = (session: string, owner: Owner): Counted => byKnown(owner, `session/${session}`);

/**
 * Returns the keys of a rejected response of an identity provider. Any client can start a sign-in and send a
 * forged response; the count limits such responses.
 */
export const byRefusedAnswer = (account: string): Counted => ({ login: `sso/${account}`, address: null });

/** An allowed attempt. Call `succeeded` to remove it from the count. */
export interface Attempt {
  readonly succeeded: () => Promise<void>;
  /**
   * The limit that is reached if this attempt fails, and the time (ms) until which it blocks attempts. Null
   * if more attempts are allowed. The limits `address` and `all` are not considered.
   */
  readonly closes: { readonly what: "login" | "person"; readonly until: number } | null;
}

/** Refusal after too many wrong attempts, with the waiting time (ms) until the next allowed attempt. */
export interface AttemptRefused {
  readonly retryAfter: number;
}

/**
 * Limits wrong passwords and rejected responses of identity providers within 15 minutes: 10 per `login`, 50
 * for all known browsers and sessions of a user together, 100 per IP address, and 1,000 for all attempts with
 * an IP address. An attempt counts as wrong from its start until it succeeds, so that parallel attempts and
 * crashes do not bypass the limits.
 */
export class Attempts {
  /**
   * The advisory lock counts attempts one at a time. On each node, at most two attempts of each kind wait for
   * the lock with a database connection; further ones queue in these lines. Attempts without an IP address
   * have their own line, so that known users do not wait behind strangers.
   */
  private readonly lines = { strangers: new Turnstile(2), known: new Turnstile(2) };

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /** Starts an attempt, or throws a problem if it is refused. */
  async mustBegin(counted: Counted): Promise<Attempt> {
    const attempt = await this.begin(counted);
    if ("retryAfter" in attempt)
      throw new Problem("attempt-limit", {
        headers: { "retry-after": String(Math.ceil(attempt.retryAfter / 1000)) },
      });
    return attempt;
  }

  begin({ address: from, ...by }: Counted): Promise<Attempt | AttemptRefused> {
    const counted = { ...by, address: from === null ? null : rateLimitKey(from) };
    return this.lines[from === null ? "known" : "strangers"].pass(() =>
      this.db.transaction().execute((trx) => this.enter(trx, counted)),
    );
  }

  /** Deletes expired attempts. */
  async tidy(): Promise<void> {
    await this.db.transaction().execute(async (trx) => deleteExpired(trx, await this.lockAndReadTime(trx)));
  }

  /**
   * Waits for the counting lock, then returns the time (ms). The time is read under the lock, so that
   * attempts are stored in order of time.
   */
  private async lockAndReadTime(trx: Transaction<Tables>): Promise<number> {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    return this.now();
  }

  private async enter(trx: Transaction<Tables>, counted: Counted): Promise<Attempt | AttemptRefused> {
    const now = await this.lockAndReadTime(trx);
    await deleteExpired(trx, now);
    const reached = await reachedLimit(trx, counted);
    if (reached) return { retryAfter: reached.at + WINDOW - now };
    const id = newId(now);
    await trx
      .insertInto("attempts")
      .values({ id, login: counted.login, address: counted.address, at: now })
      .execute();
    const next = await reachedLimit(trx, { ...counted, address: null });
    return {
      closes: next && { what: next.what === "person" ? "person" : "login", until: next.at + WINDOW },
      succeeded: async () => void (await this.db.deleteFrom("attempts").where("id", "=", id).execute()),
    };
  }
}

/** Deletes all counted attempts of a user whose password was changed. */
export async function forgetAttempts(trx: Transaction<Tables>, owner: Owner): Promise<void> {
  const login = loginOf(owner);
  await trx
    .deleteFrom("attempts")
    .where((where) => where.or([where("login", "=", login), where("login", "like", `${login}/%`)]))
    .execute();
}

/**
 * Deletes expired attempts, and attempts more than 15 minutes in the future. Those were made before the clock
 * was set back, and would block longer than 15 minutes.
 */
async function deleteExpired(trx: Transaction<Tables>, now: number): Promise<void> {
  await trx
    .deleteFrom("attempts")
    .where((where) => where.or([where("at", "<=", now - WINDOW), where("at", ">", now + WINDOW)]))
    .execute();
}

const loginOf = ({ account, user }: Owner): string => `${account}/${user}`;

const byKnown = (owner: Owner, client: string): Counted => ({
  login: `${loginOf(owner)}/${client}`,
  address: null,
  person: loginOf(owner),
});

interface ReachedLimit {
  readonly what: keyof typeof LIMITS;
  /** Time (ms) of the counted attempt that must expire before a new attempt is allowed. */
  readonly at: number;
}

/**
 * Returns the reached limit that blocks attempts longest; on a tie, the one with the widest scope. Returns
 * null if no limit is reached.
 */
async function reachedLimit(
  trx: Transaction<Tables>,
  { login, address, person }: Counted,
): Promise<ReachedLimit | null> {
  const latest = trx.selectFrom("attempts").select("at").orderBy("at", "desc").limit(1);
  const counts: [ReachedLimit["what"], SelectQueryBuilder<Tables, "attempts", { at: number }>][] = [
    ["login", latest.where("login", "=", login)],
  ];
  if (person !== undefined) counts.push(["person", latest.where("login", "like", `${person}/%`)]);
  if (address !== null)
    counts.push(
      ["address", latest.where("address", "=", address)],
      ["all", latest.where("address", "is not", null)],
    );
  let longest: ReachedLimit | null = null;
  for (const [what, count] of counts) {
    const row = await count.offset(LIMITS[what] - 1).executeTakeFirst();
    if (row && (longest === null || row.at >= longest.at)) longest = { what, at: row.at };
  }
  return longest;
}
