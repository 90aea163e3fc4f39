import { type Kysely, type SelectQueryBuilder, sql, type Transaction } from "kysely";
import { Problem } from "../kit/problem.ts";
import { countedAddress } from "../http/counted-address.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import type { Owner } from "./backup-codes.ts";
import { Turnstile } from "./turnstile.ts";

const WINDOW = 15 * 60_000;
const LIMITS = { login: 10, person: 50, address: 100, all: 1_000 };
/** Any number; it keeps two nodes from counting at the same time. */
const LOCK = 7_410;

/**
 * What an attempt is counted by: whose secret it is, from where it comes, or both. What has both counts among
 * all, too.
 */
export interface Counted {
  readonly login: string;
  readonly address: string | null;
  /**
   * Who is known there, with what the logins of all such places begin: whoever opens many has no more tries
   * by that.
   */
  readonly person?: string;
}

/**
 * Somebody of whom nothing is known tries a password. What was typed as a name may be another password in the
 * wrong field: `kept` is what is kept of it.
 */
export const byStranger = (known: Owner | null, kept: string, address: string): Counted => ({
  login: known ? loginOf(known) : kept,
  address,
});

/**
 * A browser in which this user has signed in tries their password, wherever it is: those who share its
 * address may be strangers.
 */
export const byKnownBrowser = (browser: string, owner: Owner): Counted =>
  atPlace(owner, `browser/${browser}`);

/** Somebody who is signed in shows the password again. */
export const bySession = (session: string, owner: Owner): Counted => atPlace(owner, `session/${session}`);

/**
 * What a provider said is refused. Whoever begins a sign-in may answer it in the provider's name: this bounds
 * what they can have said of it.
 */
export const byRefusedAnswer = (account: string): Counted => ({ login: `sso/${account}`, address: null });

/** An attempt that may go on; `succeeded` takes it back out of the count. */
export interface Attempt {
  readonly succeeded: () => Promise<void>;
  /** What it closes if it proves wrong, and until when (ms); null where there are tries left. */
  readonly closes: { readonly what: "login" | "person"; readonly until: number } | null;
}

/** Too many wrong ones; the next try makes sense after so many ms. */
export interface AttemptRefused {
  readonly retryAfter: number;
}

/**
 * Counts wrong passwords: 10 in 15 minutes for one login, 50 for all places where one person is known, 100
 * for one address, 1,000 in all. An attempt counts as wrong from its beginning until it proves right, so that
 * a burst of parallel ones gets no further, nor does a crash forget any.
 */
export class Attempts {
  /**
   * They are counted one by one: a burst of them waits here, and not with all connections to the database in
   * its hands. Nobody who is known waits behind strangers.
   */
  private readonly lines = { strangers: new Turnstile(2), known: new Turnstile(2) };

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /** The same, for whoever ends the request where it is refused. */
  async mustBegin(counted: Counted): Promise<Attempt> {
    const attempt = await this.begin(counted);
    if ("retryAfter" in attempt)
      throw new Problem("attempt-limit", {
        headers: { "retry-after": String(Math.ceil(attempt.retryAfter / 1000)) },
      });
    return attempt;
  }

  begin({ address: from, ...by }: Counted): Promise<Attempt | AttemptRefused> {
    const counted = { ...by, address: from === null ? null : countedAddress(from) };
    return this.lines[from === null ? "known" : "strangers"].pass(() =>
      this.db.transaction().execute((trx) => this.enter(trx, counted)),
    );
  }

  /** Forgets those that count no more. */
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
 * What lies ahead was counted by a clock that has been set back since: it would keep the door closed until
 * then.
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
  /** When the attempt was made that has to be forgotten before another may begin. */
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
