import type { Kysely, Transaction } from "kysely";
import type { Queries, Tables } from "../database/schema.ts";
import type { Owner } from "./backup-codes.ts";
import { BrowserSecret } from "./browser-secret.ts";

const DAY = 86_400_000;
/** Days without a sign-in after which a browser is unknown again. */
const KNOWN_FOR = 180;
/** Maximum number of known browsers per user; the least recently used browser is replaced. */
const MOST = 20;

/** Cookie with a secret that identifies a browser. */
export const KNOWN_BROWSER = new BrowserSecret("known-browser", KNOWN_FOR * 86_400);

/**
 * Browsers in which a user completed a sign-in. Password attempts in such a browser have a separate limit, so
 * that attempts in other browsers cannot prevent a sign-in in this one (OWASP "device cookies"). A browser
 * can be known for several users.
 */
export class KnownBrowsers {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /** Returns true if the browser is known for this user. Null (no such user) takes the same time. */
  async knows(browser: string, owner: Owner | null): Promise<boolean> {
    const known = await ofUser(this.db, owner ?? NO_USER)
      .where("browser_hash", "=", browser)
      .where("used_at", ">", this.expiry())
      .select("used_at")
      .executeTakeFirst();
    return known !== undefined;
  }

  /** Deletes expired entries. */
  async tidy(): Promise<void> {
    await this.db.deleteFrom("known_browsers").where("used_at", "<=", this.expiry()).execute();
  }

  private readonly expiry = () => this.now() - KNOWN_FOR * DAY;
}

/**
 * Adds a browser (hash of its secret) to the user's known browsers, within the transaction that signs the
 * user in or sets the password.
 */
export async function rememberBrowser(
  trx: Transaction<Tables>,
  browser: string,
  { account, user }: Owner,
  now: number,
): Promise<void> {
  await trx
    .insertInto("known_browsers")
    .values({ browser_hash: browser, account, user_id: user, used_at: now })
    .onConflict((conflict) =>
      conflict.columns(["account", "user_id", "browser_hash"]).doUpdateSet({ used_at: now }),
    )
    .execute();
  const surplus = ofUser(trx, { account, user })
    .select("browser_hash")
    .orderBy("used_at", "desc")
    .orderBy("browser_hash")
    .offset(MOST);
  await trx
    .deleteFrom("known_browsers")
    .where("account", "=", account)
    .where("user_id", "=", user)
    .where("browser_hash", "in", surplus)
    .execute();
}

/** Forgets all browsers of a user whose password may be compromised or who is disabled. */
export async function forgetBrowsers(db: Queries, { account, user }: Owner): Promise<void> {
  await db.deleteFrom("known_browsers").where("account", "=", account).where("user_id", "=", user).execute();
}

const NO_USER: Owner = { account: "", user: "" };

const ofUser = (db: Queries, { account, user }: Owner) =>
  db.selectFrom("known_browsers").where("account", "=", account).where("user_id", "=", user);
