import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Queries, Tables } from "../../database/schema.ts";
import { hashSecret } from "../secrets.ts";
import type { SamlClaims } from "./assertion-claims.ts";
import type { SamlSettings } from "./saml-settings.ts";

/** Time (ms) that a user may take at the identity provider. */
const LIFE = 15 * 60_000;

/** A sign-in or test sign-in to start. */
export interface SsoRequest {
  /**
   * Null if no account with single sign-on has the typed email. The request is stored anyway, so that timing
   * does not reveal this.
   */
  readonly account: string | null;
  /** Origin of the platform's URL. */
  readonly site: string;
  /** Hash of the secret of the browser that starts the sign-in; empty for a test. */
  readonly browserHash: string;
  readonly remember: boolean;
  /** Path to open after the sign-in. */
  readonly redirect: string | null;
  /** Settings to test; null for a sign-in. */
  readonly trial: SamlSettings | null;
}

/** A stored request that `take` removed. */
export type TakenRequest = Selectable<Tables["sso_requests"]>;

/** Returns the start time (ms) of a request. */
export const begunAt = ({ expires_at }: TakenRequest): number => expires_at - LIFE;

/**
 * Pending requests to identity providers, and used assertions. Stored in the database, so that all nodes
 * share them and restarts keep them.
 */
export class SsoRequests {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /** Stores a request and returns its id, which is also a valid XML id. */
  async begin({ account, site, browserHash, remember, redirect, trial }: SsoRequest): Promise<string> {
    const now = this.now();
    const id = `_${randomBytes(20).toString("hex")}`;
    await this.db.deleteFrom("sso_requests").where("expires_at", "<=", now).execute();
    await this.db
      .insertInto("sso_requests")
      .values({
        id,
        account,
        site,
        browser_hash: browserHash,
        remember,
        redirect,
        trial: trial && JSON.stringify(trial),
        expires_at: now + LIFE,
      })
      .execute();
    return id;
  }

  /** Returns a pending request. */
  find(id: string): Promise<Selectable<Tables["sso_requests"]> | undefined> {
    return this.db
      .selectFrom("sso_requests")
      .selectAll()
      .where("id", "=", id)
      .where("expires_at", ">", this.now())
      .executeTakeFirst();
  }

  /** Removes and returns a pending request of this account, so that only the first response to it is read. */
  take(account: string, id: string): Promise<TakenRequest | undefined> {
    return this.db
      .deleteFrom("sso_requests")
      .where("id", "=", id)
      .where("account", "=", account)
      .where("expires_at", ">", this.now())
      .returningAll()
      .executeTakeFirst();
  }

  /**
   * Marks an assertion as used; returns false if the assertion was used before. The mark is stored as long as
   * the assertion could be accepted.
   */
  async use(
    db: Queries,
    account: string,
    { entityId, assertionId, goodUntil }: SamlClaims,
  ): Promise<boolean> {
    await db.deleteFrom("sso_assertions").where("expires_at", "<=", this.now()).execute();
    const assertion_hash = hashSecret(JSON.stringify([account, entityId, assertionId]));
    const used = await db
      .insertInto("sso_assertions")
      .values({ assertion_hash, expires_at: goodUntil })
      .onConflict((conflict) => conflict.doNothing())
      .returning("assertion_hash")
      .executeTakeFirst();
    return used !== undefined;
  }
}
