import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { Problem } from "../kit/problem.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import type { Owner } from "./backup-codes.ts";
import { Turnstile } from "./turnstile.ts";

const WINDOW = 15 * 60_000;
const LIMITS = { login: 10, person: 50, address: 100, all: 1_000 };
/** Any number; it keeps two nodes from counting at the same time. */
const LOCK = 7_410;

/** Counters of an attempt: by login, by address, or both. Attempts with both also count in the total. */
export interface Counted {
  readonly login: string;
  readonly address: string | null;
  /**
   * For known places of a user: prefix of the logins of all such places, so that more places do not give more
   * attempts.
   */
  readonly person?: string;
}

/**
 * Counts a password attempt from an unknown browser. A typed name may be a password in the wrong field, so
 * only `kept`, its HMAC, is stored.
 */
export const byStranger = (known: Owner | null, kept: string, address: string): Counted => ({
  login: known ? loginOf(known) : kept,
  address,
});

/**
 * Counts a password attempt from a browser known to this user, without the address, which strangers may
 * share.
 */
export const byKnownBrowser = (browser: string, owner: Owner): Counted =>
  atPlace(owner, `browser/${browser}`);

/** Counts a password confirmation of a signed-in user. */
export const bySession = (session: string, owner: Owner): Counted => atPlace(owner, `session/${session}`);

/**
 * Counts a rejected response of an identity provider. Any client can start a sign-in and send a forged
 * response; this limits them.
 */
export const byRefusedAnswer = (account: string): Counted => ({ login: `sso/${account}`, address: null });

/** An attempt that may go on; `succeeded` takes it back out of the count. */
export interface Attempt {
  readonly succeeded: () => Promise<void>;
  /** The lock that this attempt causes if it fails, with its end (ms); null if attempts remain. */
  readonly closes: { readonly what: "login" | "person"; readonly until: number } | null;
}

/** Too many wrong attempts, and the time (ms) until another one is allowed. */
export interface AttemptRefused {
  readonly retryAfter: number;
}

/**
 * Counts wrong passwords within 15 minutes: 10 per login, 50 for all known places of a person, 100 per
 * address, 1,000 in total. An attempt counts as wrong from its start until it succeeds, so that parallel
 * attempts and crashes do not bypass the limits.
 */
export class Attempts {
  /**
   * Attempts are counted one at a time. A burst waits here instead of occupying database connections, and
   * known users do not wait behind strangers.
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
    await this.db.transaction().execute(async (trx) => forgetOld(trx, await this.alone(trx)));
  }

  /** The time, once no other node counts. */
  private async alone(trx: Transaction<Tables>): Promise<number> {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    return this.now();
  }

  private async enter(trx: Transaction<Tables>, counted: Counted): Promise<Attempt | AttemptRefused> {
    const now = await this.alone(trx);
    await forgetOld(trx, now);
    const before = await fullSince(trx, counted);
    if (before) return { retryAfter: before.at + WINDOW - now };
    const id = newId(now);
    await trx
      .insertInto("attempts")
      .values({ id, login: counted.login, address: counted.address, at: now })
      .execute();
    const full = await fullSince(trx, { ...counted, address: null });
    return {
      closes: full && { what: full.what === "person" ? "person" : "login", until: full.at + WINDOW },
      succeeded: async () => void (await this.db.deleteFrom("attempts").where("id", "=", id).execute()),
    };
  }
}

/** Forgets all wrong passwords of a user who has another one by now. */
export async function forgetAttempts(trx: Transaction<Tables>, owner: Owner): Promise<void> {
  const login = loginOf(owner);
  await trx
    .deleteFrom("attempts")
    .where((where) => where.or([where("login", "=", login), where("login", "like", `${login}/%`)]))
    .execute();
}

/**
 * Deletes old counts, and those in the future, which were made before the clock was set back and would extend
 * a lock.
 */
async function forgetOld(trx: Transaction<Tables>, now: number): Promise<void> {
  await trx
    .deleteFrom("attempts")
    .where((where) => where.or([where("at", "<=", now - WINDOW), where("at", ">", now + WINDOW)]))
    .execute();
}

const loginOf = ({ account, user }: Owner): string => `${account}/${user}`;

const atPlace = (owner: Owner, place: string): Counted => ({
  login: `${loginOf(owner)}/${place}`,
  address: null,
  person: loginOf(owner),
});

interface Full {
  readonly what: keyof typeof LIMITS;
  /** Time of the attempt whose expiry allows another one. */
  readonly at: number;
}

/** Which of the counts is full for the longest, of two the wider; null where another may begin. */
async function fullSince(
  trx: Transaction<Tables>,
  { login, address, person }: Counted,
): Promise<Full | null> {
  const lately = trx.selectFrom("attempts").select("at").orderBy("at", "desc").limit(1);
  const counts: [Full["what"], SelectQueryBuilder<Tables, "attempts", { at: number }>][] = [
    ["login", lately.where("login", "=", login)],
  ];
  if (person !== undefined) counts.push(["person", lately.where("login", "like", `${person}/%`)]);
  if (address !== null)
    counts.push(
      ["address", lately.where("address", "=", address)],
      ["all", lately.where("address", "is not", null)],
    );
  let longest: Full | null = null;
  for (const [what, count] of counts) {
    const row = await count.offset(LIMITS[what] - 1).executeTakeFirst();
    if (row && (longest === null || row.at >= longest.at)) longest = { what, at: row.at };
  }
  return longest;
}
