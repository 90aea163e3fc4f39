import type { Kysely, Transaction } from "kysely";
import type { LoginAnswer } from "../../openapi/generated/console.ts";
import { Problem } from "../kit/problem.ts";
import type { Tables } from "../database/schema.ts";
import { consumeClaim } from "./claims.ts";
import { rememberBrowser } from "./known-browsers.ts";
import { mayConnect, rangesOfUser } from "./ranges-naming.ts";
import type { Origin, Sessions, Tokens } from "./sessions.ts";
import type { SignInRecord } from "./sign-in-record.ts";

/** Users above this level cannot use the console. */
const LOWEST_LEVEL = 4;
const AGENTS = 5;

/** Authentication method. */
type WayIn = "password" | "password-and-code" | "password-and-backup-code" | "single-sign-on";

/** The authenticated user and the method. */
export interface Arriving {
  readonly account: string;
  readonly user: string;
  readonly remember: boolean;
  readonly origin: Origin;
  readonly way: WayIn;
  /** Time (ms) of authentication at an identity provider; absent for an immediate one. */
  readonly provedAt?: number;
  /** The hash of the password that was shown, which may be another one by now; null where none was. */
  readonly passwordHash: string | null;
  /** The claim that they bring, which is good once; null where they showed a password. */
  readonly claim: string | null;
  /** Hash of the browser's secret. The browser becomes known if authentication is recent. */
  readonly browser: string;
}

/** Result of a sign-in. */
type Outcome =
  | { readonly is: "in"; readonly level: number; readonly tokens: Tokens; readonly tell: () => void }
  | { readonly is: "sent-on" | "unplaced"; readonly level: number }
  | { readonly is: "refused"; readonly code: Problem["code"]; readonly disabled: boolean };

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
    if (outcome.is === "refused") {
      const problem = new Problem(outcome.code);
      this.record.refused({ account, user, disabled: outcome.disabled }, problem, origin.address);
      throw problem;
    }
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
    const { account, user, remember, origin, way, browser, claim, provedAt = this.now() } = arriving;
    const held = await this.hold(trx, arriving);
    if (!held || (claim !== null && !(await consumeClaim(trx, claim)))) throw new Problem("session-expired");
    const { level, disabled } = held;
    const code = refusalOf(held, arriving);
    // It is no error here: a claim is used up by it.
    if (code) return { is: "refused", code, disabled };
    if (level > AGENTS) return { is: "unplaced", level };
    // A provider's cookie can sign in anywhere, so it does not make a browser known.
    if (this.sessions.isFresh({ provenAt: provedAt }))
      await rememberBrowser(trx, browser, { account, user }, this.now());
    if (level > LOWEST_LEVEL) return { is: "sent-on", level };
    return {
      is: "in",
      level,
      ...(await this.sessions.open(trx, { account, user }, { remember, way, provedAt, ...origin })),
    };
  }

  /**
   * Locks the user, so that the sign-in is serialized with changes and other sign-ins. Changing the password
   * or disabling the user ends existing sessions and claims and forgets known browsers.
   */
  private hold(trx: Transaction<Tables>, { account, user }: Arriving) {
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

type Held = NonNullable<Awaited<ReturnType<Arrival["hold"]>>>;

/** Returns the reason why a user is refused; null if allowed. */
function refusalOf(
  { password_hash, disabled, subscribed, ranges }: Held,
  { passwordHash, origin }: Arriving,
): Problem["code"] | null {
  if (passwordHash !== null && passwordHash !== password_hash) return "wrong-credentials";
  if (disabled) return "session-expired";
  if (!subscribed) return "no-subscription";
  return mayConnect(ranges, origin.address) ? null : "address-not-allowed";
}
