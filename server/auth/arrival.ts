import type { Kysely, Transaction } from "kysely";
import type { LoginAnswer } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { consumeClaim } from "./claims.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { mayConnect, rangesOfUser } from "./ranges-naming.ts";
import type { Origin, Sessions, Tokens } from "./sessions.ts";
import type { SignInRecord } from "./sign-in-record.ts";

/**
 * Highest level number with access to the console; higher numbers have fewer permissions. Agents (level 5)
 * are redirected to the agent panel.
 */
const MAX_CONSOLE_LEVEL = 4;
const AGENTS = 5;

/** Authentication method. */
type WayIn = "password" | "password-and-code" | "password-and-backup-code" | "single-sign-on";

/** An authenticated user to sign in. */
export interface Arriving {
  readonly account: string;
  readonly user: string;
  readonly remember: boolean;
  readonly origin: Origin;
  readonly way: WayIn;
  /**
   * Time (ms) of authentication at an identity provider; 0 if unknown. Absent if the user has just
   * authenticated here.
   */
  readonly provedAt?: number;
  /**
   * Hash that the typed password matched. If the user's password was changed since then, the sign-in is
   * refused. Null for a sign-in without a password.
   */
  readonly passwordHash: string | null;
  /** Single-use login claim; null for a sign-in with a password. */
  readonly claim: string | null;
  /** Hash of the browser's secret. A recent authentication adds it to the user's known browsers. */
  readonly browser: string;
}

/**
 * Result of a sign-in. `in`: a session was opened. `sent-on`: the user is redirected to the agent panel.
 * `unplaced`: the user may use neither console nor panel.
 */
type Outcome =
  | { readonly is: "in"; readonly level: number; readonly tokens: Tokens; readonly notifyEnded: () => void }
  | { readonly is: "sent-on" | "unplaced"; readonly level: number }
  | { readonly is: "refused"; readonly code: Problem["code"]; readonly disabled: boolean };

/**
 * Completes every sign-in: opens a session, or redirects agents to their panel. Users whose level number is
 * above 5 get neither.
 */
export class Arrival {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly sessions: Sessions,
    private readonly record: SignInRecord,
    private readonly panelUrl: string,
    private readonly now: () => number,
  ) {}

  async letIn(arriving: Arriving): Promise<LoginAnswer> {
    const { account, user, remember, origin, way } = arriving;
    const outcome = await this.db.transaction().execute((trx) => this.enter(trx, arriving));
    if (outcome.is === "refused") {
      const problem = new Problem(outcome.code);
      this.record.refused({ account, user, disabled: outcome.disabled }, problem, origin.address);
      throw problem;
    }
    const answer = { level: outcome.level, user: { _id: user, account }, remember };
    switch (outcome.is) {
      case "in":
        outcome.notifyEnded();
        return { ...answer, redirect: false, ...outcome.tokens };
      case "sent-on":
        this.record.redirected({ account, user }, way, origin);
        return { ...answer, redirect: true, location: this.panelUrl };
      case "unplaced":
        this.record.unplaced({ account, user }, origin.address);
        return { ...answer, redirect: false };
    }
  }

  private async enter(trx: Transaction<Tables>, arriving: Arriving): Promise<Outcome> {
    const { account, user, remember, origin, way, browser, claim, provedAt = this.now() } = arriving;
    const row = await this.lockUser(trx, arriving);
    if (!row || (claim !== null && !(await consumeClaim(trx, claim)))) throw new Problem("session-expired");
    const { level, disabled } = row;
    const code = refusalOf(row, arriving);
    // The refusal is returned instead of thrown, so that the transaction commits and the claim stays used up.
    if (code) return { is: "refused", code, disabled };
    if (level > AGENTS) return { is: "unplaced", level };
    // An identity provider's cookie can sign a user in without a new authentication. Such a sign-in does not
    // make the browser known.
    if (this.sessions.isFresh({ provenAt: provedAt }))
      await rememberBrowser(trx, browser, { account, user }, this.now());
    if (level > MAX_CONSOLE_LEVEL) return { is: "sent-on", level };
    return {
      is: "in",
      level,
      ...(await this.sessions.open(trx, { account, user }, { remember, way, provedAt, ...origin })),
    };
  }

  /**
   * Locks the user's row, so that changes of the user and other sign-ins wait for this one. If a waiting
   * change sets a new password or disables the user, it then also ends the session, claims and known browser
   * of this sign-in.
   */
  private lockUser(trx: Transaction<Tables>, { account, user }: Arriving) {
    return trx
      .selectFrom("users")
      .innerJoin("accounts", "accounts.id", "users.account")
      .where("users.account", "=", account)
      .where("users.id", "=", user)
      .select([
        "users.level",
        "users.disabled",
        "users.password_hash",
        "accounts.subscribed",
        rangesOfUser.as("ranges"),
      ])
      .forNoKeyUpdate("users")
      .executeTakeFirst();
  }
}

type LockedUser = NonNullable<Awaited<ReturnType<Arrival["lockUser"]>>>;

/** Returns the reason why a user is refused; null if allowed. */
function refusalOf(
  { password_hash, disabled, subscribed, ranges }: LockedUser,
  { passwordHash, origin }: Arriving,
): Problem["code"] | null {
  if (passwordHash !== null && passwordHash !== password_hash) return "wrong-credentials";
  if (disabled) return "session-expired";
  if (!subscribed) return "no-subscription";
  return mayConnect(ranges, origin.address) ? null : "address-not-allowed";
}
