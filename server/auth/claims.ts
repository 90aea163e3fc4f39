import type { Kysely } from "kysely";
import type { Queries, Tables } from "../database/schema.ts";
import { hashSecret, newSecret } from "./secrets.ts";

/** Lifetime (ms) of a claim. */
const LIFE = 60_000;

/** A user who authenticated at the identity provider, but whose browser has no session yet. */
export interface Claim {
  readonly account: string;
  readonly user: string;
  readonly remember: boolean;
  /** Time (ms) of the authentication at the identity provider; 0 if unknown. */
  readonly provedAt: number;
}

/**
 * Creates and finds claims. A claim is a single-use secret (256 bits) that a browser exchanges for a session
 * after single sign-on. A claim expires after one minute and is stored as a hash.
 */
export class Claims {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /** Returns a new claim for the browser whose secret has the hash `binding`; null allows any browser. */
  async make(
    db: Queries,
    { account, user, remember, provedAt }: Claim,
    binding: string | null,
  ): Promise<string> {
    const claim = newSecret();
    const now = this.now();
    await db.deleteFrom("login_claims").where("expires_at", "<=", now).execute();
    await db
      .insertInto("login_claims")
      .values({
        claim_hash: hashSecret(claim),
        binding_hash: binding === null ? null : hashSecret(binding),
        account,
        user_id: user,
        remember,
        proved_at: provedAt,
        expires_at: now + LIFE,
      })
      .execute();
    return claim;
  }

  /**
   * Returns the user of a claim; null if the claim is unknown, expired or used by the wrong browser. After a
   * use by the wrong browser, the claim is also deleted. `binding`: hash of the browser's secret.
   */
  async find(claim: string, binding: string | null): Promise<Claim | null> {
    const found = await this.db
      .selectFrom("login_claims")
      .selectAll()
      .where("claim_hash", "=", hashSecret(claim))
      .where("expires_at", ">", this.now())
      .executeTakeFirst();
    if (!found) return null;
    if (found.binding_hash === null || (binding !== null && hashSecret(binding) === found.binding_hash))
      return {
        account: found.account,
        user: found.user_id,
        remember: found.remember,
        provedAt: found.proved_at,
      };
    await consumeClaim(this.db, claim);
    return null;
  }
}

/**
 * Deletes a claim and returns true if it existed. Lock the user's row first, because changes of a user also
 * lock the row before they delete claims. The common order prevents deadlocks.
 */
export async function consumeClaim(db: Queries, claim: string): Promise<boolean> {
  const used = await db
    .deleteFrom("login_claims")
    .where("claim_hash", "=", hashSecret(claim))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}
