import type { Kysely } from "kysely";
import type { LoginAnswer } from "../../openapi/generated/console.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { mayConnect } from "./may-connect.ts";
import { rangesOfUser } from "./ranges-naming.ts";
import type { Origin, Sessions } from "./sessions.ts";

/** Above this level nobody uses this console. */
const LOWEST_LEVEL = 4;

/** Whom to let in, and how. */
export interface Arriving {
  readonly account: string;
  readonly user: string;
  readonly remember: boolean;
  readonly origin: Origin;
}

/** The last step of every way in: who has shown who they are is let in, or sent where they belong. */
export class Arrival {
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly sessions: Sessions,
    private readonly panelUrl: string,
  ) {}

  async letIn({ account, user: id, remember, origin }: Arriving): Promise<LoginAnswer> {
    const user = await this.db
      .selectFrom("users")
      .innerJoin("accounts", "accounts.id", "users.account")
      .where("users.account", "=", account)
      .where("users.id", "=", id)
      .select(["users.level", "users.disabled", "accounts.subscribed", rangesOfUser.as("ranges")])
      .executeTakeFirst();
    if (!user || user.disabled) throw new Problem("session-expired");
    if (!user.subscribed) throw new Problem("no-subscription");
    if (!mayConnect(user.ranges, origin.address)) throw new Problem("address-not-allowed");
    const answer = { level: user.level, user: { _id: id, account }, remember };
    if (user.level === AGENTS) return { ...answer, redirect: true, location: this.panelUrl };
    if (user.level > LOWEST_LEVEL) return { ...answer, redirect: false };
    return { ...answer, redirect: false, ...(await this.sessions.open({ account, id }, remember, origin)) };
  }
}

const AGENTS = 5;
