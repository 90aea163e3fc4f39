import type { Kysely } from "kysely";
import type { LoginAnswer } from "../../openapi/generated/console.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { mayConnect } from "./may-connect.ts";
import { rangesOfUser } from "./ranges-naming.ts";
import type { Origin, Sessions } from "./sessions.ts";
import type { SignInRecord } from "./sign-in-record.ts";

/** Above this level nobody uses this console. */
const LOWEST_LEVEL = 4;

/** By what somebody showed who they are. */
type WayIn = "password" | "password-and-code" | "password-and-backup-code" | "single-sign-on";

/** Whom to let in, and how. */
export interface Arriving {
  readonly account: string;
  readonly user: string;
  readonly remember: boolean;
  readonly origin: Origin;
  readonly way: WayIn;
  /** The hash of the password that was shown, which may be another one by now; null where none was. */
  readonly passwordHash: string | null;
}

/** The last step of every way in: who has shown who they are is let in, or sent where they belong. */
export class Arrival {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly sessions: Sessions,
    private readonly record: SignInRecord,
    private readonly panelUrl: string,
  ) {}

  async letIn({ account, user: id, remember, origin, way, passwordHash }: Arriving): Promise<LoginAnswer> {
    const user = await this.db
      .selectFrom("users")
      .innerJoin("accounts", "accounts.id", "users.account")
      .where("users.account", "=", account)
      .where("users.id", "=", id)
      .select(["users.level", "users.disabled", "accounts.subscribed", rangesOfUser.as("ranges")])
      .executeTakeFirst();
    if (!user) throw new Problem("session-expired");
    const refusal = user.disabled ? "session-expired" : user.subscribed ? "address-not-allowed" : "no-subscription";
    if (user.disabled || !user.subscribed || !mayConnect(user.ranges, origin.address)) {
      const problem = new Problem(refusal);
      this.record.refused({ account, user: id, disabled: user.disabled }, problem, origin.address);
      throw problem;
    }
    const answer = { level: user.level, user: { _id: id, account }, remember };
    if (user.level === AGENTS) {
      this.record.redirected({ account, user: id }, way, origin);
      return { ...answer, redirect: true, location: this.panelUrl };
    }
    if (user.level > LOWEST_LEVEL) {
      this.record.unplaced({ account, user: id }, origin.address);
      return { ...answer, redirect: false };
    }
    const tokens = await this.sessions.open({ account, id }, { remember, passwordHash, way, ...origin });
    if (!tokens) {
      const problem = new Problem(passwordHash === null ? "session-expired" : "wrong-credentials");
      this.record.refused({ account, user: id }, problem, origin.address);
      throw problem;
    }
    return { ...answer, redirect: false, ...tokens };
  }
}

const AGENTS = 5;
