import type { Kysely } from "kysely";
import type { Queries, Tables } from "../database/schema.ts";
import { atRest, newSecret } from "./secrets.ts";

/** How long (ms) a claim may wait for its browser. */
const LIFE = 60_000;

/** Whose login waits to be claimed, and how. */
export interface Claim {
  readonly account: string;
  readonly user: string;
  readonly remember: boolean;
  /** When (ms) they showed who they are, where the claim was made; 0: nobody knows. */
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
        claim_hash: atRest(claim),
        binding_hash: binding === null ? null : atRest(binding),
        account,
        user_id: user,
        remember,
        proved_at: provedAt,
        expires_at: now + LIFE,
      })
      .execute();
    return claim;
  }

  /** Whose login a claim is; nobody's where it comes too late or from another browser, which uses it up. */
  async find(claim: string, binding: string | null): Promise<Claim | null> {
    const found = await this.db
      .selectFrom("login_claims")
      .selectAll()
      .where("claim_hash", "=", atRest(claim))
      .where("expires_at", ">", this.now())
      .executeTakeFirst();
    if (!found) return null;
    if (found.binding_hash === null || (binding !== null && atRest(binding) === found.binding_hash))
      return {
        account: found.account,
        user: found.user_id,
        remember: found.remember,
        provedAt: found.proved_at,
      };
    await takeClaim(this.db, claim);
    return null;
  }
}

/**
 * Takes a claim away; whether it was still there. The transaction that lets in by it holds its user before,
 * as whoever ends it does.
 */
export async function takeClaim(db: Queries, claim: string): Promise<boolean> {
  const used = await db.deleteFrom("login_claims").where("claim_hash", "=", atRest(claim)).executeTakeFirst();
  return used.numDeletedRows > 0n;
}
