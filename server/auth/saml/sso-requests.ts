import { randomBytes } from "node:crypto";
import type { Kysely, Selectable } from "kysely";
import type { Queries, Tables } from "../../database/schema.ts";
import { hashSecret } from "../secrets.ts";
import type { SamlClaims } from "./assertion-claims.ts";
import type { SamlSettings } from "./saml-settings.ts";

/** Time (ms) that a user may take at the identity provider. */
const LIFE = 15 * 60_000;

/** A sign-in that begins. */
export interface SsoRequest {
  /** Null if there is no provider; the request exists so that timing does not reveal it. */
  readonly account: string | null;
  readonly site: string;
  readonly browserHash: string;
  readonly remember: boolean;
  readonly redirect: string | null;
  readonly trial: SamlSettings | null;
}

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

  /** Keeps a request and gives it its id, which is an id of XML as well. */
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

  /** A request that may still be answered. */
  find(id: string): Promise<Selectable<Tables["sso_requests"]> | undefined> {
    return this.db
      .selectFrom("sso_requests")
      .selectAll()
      .where("id", "=", id)
      .where("expires_at", ">", this.now())
      .executeTakeFirst();
  }

  /**
   * Takes a pending request of this account. Only the first response succeeds, so each request has one
   * attempt.
   */
  take(account: string, id: string): Promise<TakenRequest | undefined> {
    return this.db
      .deleteFrom("sso_requests")
      .where("id", "=", id)
      .where("account", "=", account)
      .where("expires_at", ">", this.now())
      .returningAll()
      .executeTakeFirst();
  }

  /** Marks an assertion as used; returns false if it was used before. Stored until it would expire. */
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
