import type { Kysely, Transaction } from "kysely";
import type { LoginAnswer } from "../../openapi/generated/console.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { mayConnect } from "./may-connect.ts";
import { rangesOfUser } from "./ranges-naming.ts";
import type { Origin, Sessions, Tokens } from "./sessions.ts";
import type { SignInRecord } from "./sign-in-record.ts";

/** Above this level nobody uses this console. */
const LOWEST_LEVEL = 4;
const AGENTS = 5;

/** By what somebody showed who they are. */
type WayIn = "password" | "password-and-code" | "password-and-backup-code" | "single-sign-on";

/** Whom to let in, and how. */
export interface Arriving {
  readonly account: string;
  readonly user: string;
  readonly remember: boolean;
  readonly origin: Origin;
  readonly way: WayIn;
  /** When (ms) they showed who they are, where that was elsewhere; without it, just now. */
  readonly provedAt?: number;
  /** The hash of the password that was shown, which may be another one by now; null where none was. */
  readonly passwordHash: string | null;
  /** The hash of the secret of the browser that asks, in which they are known from now on. */
  readonly browser: string;
}

/** What became of an arrival that was not refused. */
type Outcome = { readonly is: "in"; readonly level: number; readonly tokens: Tokens; readonly tell: () => void } | { readonly is: "sent-on" | "unplaced"; readonly level: number };

/** The last step of every way in: who has shown who they are is let in, or sent where they belong. */
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
    const answer = { level: outcome.level, user: { _id: user, account }, remember };
    switch (outcome.is) {
      case "in":
        outcome.tell();
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
    const { account, user, remember, origin, way, browser, provedAt = this.now() } = arriving;
    const level = await this.mustBeWelcome(trx, arriving);
    if (level > AGENTS) return { is: "unplaced", level };
    await rememberBrowser(trx, browser, { account, user }, this.now());
    if (level > LOWEST_LEVEL) return { is: "sent-on", level };
    return { is: "in", level, ...(await this.sessions.open(trx, { account, user }, { remember, way, provedAt, ...origin })) };
  }

  /**
   * The level of whoever arrives. Their row is held, so that nobody is let in beside a change or another arrival: whoever
   * gives them another password or disables them ends the sessions that there are, and forgets their browsers.
   */
  private async mustBeWelcome(trx: Transaction<Tables>, { account, user: id, passwordHash, origin }: Arriving): Promise<number> {
    const user = await trx
      .selectFrom("users")
      .innerJoin("accounts", "accounts.id", "users.account")
      .where("users.account", "=", account)
      .where("users.id", "=", id)
      .select(["users.level", "users.disabled", "users.password_hash", "accounts.subscribed", rangesOfUser.as("ranges")])
      .forNoKeyUpdate("users")
      .executeTakeFirst();
    if (!user) throw new Problem("session-expired");
    const refuse = (code: Problem["code"]): never => {
      const problem = new Problem(code);
      this.record.refused({ account, user: id, disabled: user.disabled }, problem, origin.address);
      throw problem;
    };
    if (passwordHash !== null && passwordHash !== user.password_hash) refuse("wrong-credentials");
    if (user.disabled) refuse("session-expired");
    if (!user.subscribed) refuse("no-subscription");
    if (!mayConnect(user.ranges, origin.address)) refuse("address-not-allowed");
    return user.level;
  }
}
