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
export const TRIES = 5;
const LIMITS = { login: 5, address: 100 };
const KEPT = 30 * DAY;
/** Any number; it keeps two nodes from counting at the same time. */
const LOCK = 7_411;

interface Refusal {
  readonly code: "reset-active" | "too-many-links";
  /** ms. */
  readonly wait: number;
}

/**
 * Accepts requests for a password reset or a first password. It never checks whether the email address
 * exists, so neither response nor timing reveals it: limits are counted by a keyed hash of the typed text.
 * One request at a time per email address (409), 5 per day, and 100 per network address (429). A 409 reveals
 * only that a request was made recently, which is possible for any address. `ResetEmails` looks the user up
 * later in the background. The PIN is bound to the request, whose id only the requesting browser gets; with
 * it that browser can replace the request after a minute.
 */
export class ResetRequests {
  /** Requests are counted one at a time. A burst waits here instead of occupying database connections. */
  private readonly turnstile = new Turnstile(2);

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly vault: Vault,
    private readonly keptName: KeptName,
    private readonly now: () => number,
    /** Called once a request is there to be looked into. */
    private readonly triggerMail: () => void,
  ) {}

  /** The id of the new request; throws where there may be none now. */
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
    const held = request === undefined ? null : hashSecret(request);
    const refusal = await this.refusal(trx, { login, address, held, now });
    if (refusal) return refusal;
    if (held !== null)
      await trx
        .updateTable("password_resets")
        .set({ ended_at: now })
        .where("request_hash", "=", held)
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
    { login, address, held, now }: { login: string; address: string; held: string | null; now: number },
  ): Promise<Refusal | null> {
    const lately = trx
      .selectFrom("password_resets")
      .where("asked_at", ">", now - DAY)
      .where("request_hash", "is not", null)
      .orderBy("asked_at", "desc");
    const own = await lately
      .where("login", "=", login)
      .select(["request_hash", "asked_at", "ended_at", "tries"])
      .limit(LIMITS.login)
      .execute();
    const [latest] = own;
    if (latest && latest.ended_at === null && latest.tries < TRIES) {
      const wait = latest.asked_at + (latest.request_hash === held ? MINUTE : REQUEST_LASTS) - now;
      if (wait > 0) return { code: "reset-active", wait };
    }
    const [tooMany] = [
      own[LIMITS.login - 1],
      await lately
        .where("address", "=", address)
        .select("asked_at")
        .offset(LIMITS.address - 1)
        .limit(1)
        .executeTakeFirst(),
    ].flatMap((oldest) => oldest ?? []);
    return tooMany ? { code: "too-many-links", wait: tooMany.asked_at + DAY - now } : null;
  }

  /**
   * Also deletes requests in the future, which were made before the clock was set back and would block new
   * ones.
   */
  private async tidy(trx: Transaction<Tables>, now: number): Promise<void> {
    await trx
      .deleteFrom("password_resets")
      .where((where) => where.or([where("asked_at", "<=", now - KEPT), where("asked_at", ">", now + DAY)]))
      .execute();
  }
}
