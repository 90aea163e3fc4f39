import { type Kysely, sql, type Transaction } from "kysely";
import type { ResetRequest } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import { rateLimitKey } from "../http/rate-limit-key.ts";
import type { Tables } from "../database/schema.ts";
import { newId } from "../kit/id.ts";
import { hashSecret, newSecret } from "./secrets.ts";
import { Turnstile } from "./turnstile.ts";
import type { KeptName } from "./typed-name.ts";
import type { Vault } from "./vault.ts";

const MINUTE = 60_000;
const DAY = 1_440 * MINUTE;
/** Lifetime (ms) of a request with its PIN and link. */
export const REQUEST_LASTS = 10 * MINUTE;
/** Maximum number of attempts to enter the PIN of a request. */
export const TRIES = 5;
/** Maximum number of requests within 24 hours per typed email address and per IP address. */
const LIMITS = { login: 5, address: 100 };
/** Time (ms) after which requests are deleted. */
const KEPT = 30 * DAY;
/** Advisory lock for counting requests one at a time across nodes. The number is arbitrary. */
const LOCK = 7_411;

interface Refusal {
  readonly code: "reset-active" | "too-many-links";
  /** Time (ms) until a new request is allowed. */
  readonly wait: number;
}

/**
 * Accepts requests for a password reset or a first password. Does not check whether a user has the email
 * address, so neither response nor timing reveals that. Requests are counted by a keyed hash of the typed
 * text. Limits per email address: one active request (409) and 5 requests in 24 hours (429). Limit per IP
 * address: 100 requests in 24 hours (429). A 409 reveals only that a request was made recently, which is
 * possible for any email address. `ResetEmails` looks the user up later in the background. Only the browser
 * that made the request gets its secret id. The id is required to enter the PIN, and to replace the request
 * after a minute.
 */
export class ResetRequests {
  /**
   * At most two requests use a database connection: one is counted, the next one waits for the advisory lock.
   * Further requests wait in this queue without a connection.
   */
  private readonly turnstile = new Turnstile(2);

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly vault: Vault,
    private readonly keptName: KeptName,
    private readonly now: () => number,
    /** Called when a new request is ready to be processed. */
    private readonly triggerMail: () => void,
  ) {}

  /** Stores a new request and returns its secret id; throws a problem if a limit is reached. */
  async put(asked: ResetRequest, from: string): Promise<string> {
    const address = rateLimitKey(from);
    const secret = newSecret();
    const refusal = await this.turnstile.pass(() =>
      this.db.transaction().execute((trx) => this.enter(trx, asked, address, secret)),
    );
    if (refusal)
      throw new Problem(refusal.code, { headers: { "retry-after": String(Math.ceil(refusal.wait / 1000)) } });
    this.triggerMail();
    return secret;
  }

  private async enter(
    trx: Transaction<Tables>,
    { email, kind, request, language }: ResetRequest,
    address: string,
    secret: string,
  ): Promise<Refusal | null> {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const now = this.now();
    await this.tidy(trx, now);
    const typed = email.trim().toLowerCase();
    const login = this.keptName(typed);
    const previous = request === undefined ? null : hashSecret(request);
    const refusal = await this.refusal(trx, { login, address, previous, now });
    if (refusal) return refusal;
    if (previous !== null)
      await trx
        .updateTable("password_resets")
        .set({ ended_at: now })
        .where("request_hash", "=", previous)
        .where("login", "=", login)
        .where("ended_at", "is", null)
        .execute();
    const id = newId(now);
    await trx
      .insertInto("password_resets")
      .values({
        id,
        login,
        address,
        kind,
        request_hash: hashSecret(secret),
        language: language ?? null,
        email_sealed: this.vault.seal(typed, `reset/${id}`),
        asked_at: now,
      })
      .execute();
    return null;
  }

  private async refusal(
    trx: Transaction<Tables>,
    {
      login,
      address,
      previous,
      now,
    }: { login: string; address: string; previous: string | null; now: number },
  ): Promise<Refusal | null> {
    const recent = trx
      .selectFrom("password_resets")
      .where("asked_at", ">", now - DAY)
      .where("request_hash", "is not", null)
      .orderBy("asked_at", "desc");
    const own = await recent
      .where("login", "=", login)
      .select(["request_hash", "asked_at", "ended_at", "tries"])
      .limit(LIMITS.login)
      .execute();
    const [latest] = own;
    if (latest && latest.ended_at === null && latest.tries < TRIES) {
      const wait = latest.asked_at + (latest.request_hash === previous ? MINUTE : REQUEST_LASTS) - now;
      if (wait > 0) return { code: "reset-active", wait };
    }
    const [tooMany] = [
      own[LIMITS.login - 1],
      await recent
        .where("address", "=", address)
        .select("asked_at")
        .offset(LIMITS.address - 1)
        .limit(1)
        .executeTakeFirst(),
    ].flatMap((oldest) => oldest ?? []);
    return tooMany ? { code: "too-many-links", wait: tooMany.asked_at + DAY - now } : null;
  }

  /**
   * Deletes requests older than 30 days. Also deletes requests more than a day in the future: they were made
   * before the clock was set back, and would block new requests.
   */
  private async tidy(trx: Transaction<Tables>, now: number): Promise<void> {
    await trx
      .deleteFrom("password_resets")
      .where((where) => where.or([where("asked_at", "<=", now - KEPT), where("asked_at", ">", now + DAY)]))
      .execute();
  }
}
