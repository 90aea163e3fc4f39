import type { Kysely, Transaction } from "kysely";
import type { Queries, Tables } from "../database/schema.ts";
import type { Owner } from "./backup-codes.ts";
import { BrowserSecret } from "./browser-secret.ts";

const DAY = 86_400_000;
/** A browser in which nobody signed in for so many days is a stranger again. */
const KNOWN_FOR = 180;
/** For each user; the one that was not used for longest makes room. */
const MOST = 20;

/** What tells a browser from all others in which nobody has signed in. */
export const KNOWN_BROWSER = new BrowserSecret("known-browser", KNOWN_FOR * 86_400);

/**
 * In which browsers each user has signed in, with everything that it takes: there they have tries of their
 * own, which nobody else can use up ("device cookies" of OWASP). One browser may be known for several users.
 */
export class KnownBrowsers {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly now: () => number,
  ) {}

  /** Whether this user has signed in there; of nobody it takes as long. */
  async knows(browser: string, owner: Owner | null): Promise<boolean> {
    const known = await ofUser(this.db, owner ?? NOBODY)
      .where("browser_hash", "=", browser)
      .where("used_at", ">", this.longAgo())
      .select("used_at")
      .executeTakeFirst();
    return known !== undefined;
  }

  /** Forgets those that nobody used for too long. */
  async tidy(): Promise<void> {
    await this.db.deleteFrom("known_browsers").where("used_at", "<=", this.longAgo()).execute();
  }

  private readonly longAgo = () => this.now() - KNOWN_FOR * DAY;
}

/**
 * From now on this user is known in this browser: said in the transaction that lets them in, or gives them a
 * password.
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

/** Forgets all browsers of a user whose password somebody else may have had, or who is to come in no more. */
export async function forgetBrowsers(db: Queries, { account, user }: Owner): Promise<void> {
  await db.deleteFrom("known_browsers").where("account", "=", account).where("user_id", "=", user).execute();
}

const NOBODY: Owner = { account: "", user: "" };

const ofUser = (db: Queries, { account, user }: Owner) =>
  db.selectFrom("known_browsers").where("account", "=", account).where("user_id", "=", user);
