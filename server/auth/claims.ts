import type { Kysely } from "kysely";
import type { Queries, Tables } from "../database/schema.ts";
import { hashSecret, newSecret } from "./secrets.ts";

/** Lifetime (ms) of a claim. */
const LIFE = 60_000;

/** A completed login that waits for its browser. */
export interface Claim {
  readonly account: string;
  readonly user: string;
  readonly remember: boolean;
  /** Time (ms) of authentication; 0 if unknown. */
  readonly provedAt: number;
}

/** Logins that were made ready elsewhere: 256 bit, once, within a minute, kept only as a hash. */
export class Claims {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /** Makes a claim; `binding` is a secret of the browser that has to bring it back, null where any may. */
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

  /** Returns the login of a claim; null if it has expired or comes from another browser, which uses it up. */
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
 * Deletes a claim and returns whether it existed. The sign-in transaction locks the user first, like
 * everything that ends claims.
 */
export async function consumeClaim(db: Queries, claim: string): Promise<boolean> {
  const used = await db
    .deleteFrom("login_claims")
    .where("claim_hash", "=", hashSecret(claim))
    .executeTakeFirst();
  return used.numDeletedRows > 0n;
}
