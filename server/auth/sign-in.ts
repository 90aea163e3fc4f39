import type { Kysely } from "kysely";
import type { LoginAnswer, LoginRequest } from "../../openapi/generated/console.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import { Attempts } from "./attempts.ts";
import { passwordFits } from "./passwords.ts";
import { atRest } from "./secrets.ts";
import type { Sessions } from "./sessions.ts";
import { Turnstile } from "./turnstile.ts";

/** As many passwords at a time as there are threads to check them, so that a burst leaves room for everybody else. */
const CHECKED_AT_A_TIME = 4;
/** Above this level nobody uses this console. */
const LOWEST_LEVEL = 4;

/** Signs people in: terms, attempts, password, subscription, and then where they belong. */
export class SignIn {
  private readonly attempts: Attempts;
  private readonly turnstile = new Turnstile(CHECKED_AT_A_TIME);

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly sessions: Sessions,
    private readonly panelUrl: string,
    now: () => number,
  ) {
    this.attempts = new Attempts(db, now);
  }

  async signIn({ email, password, agreement, remember = false }: LoginRequest, address: string): Promise<LoginAnswer> {
    if (agreement !== true) {
      throw new Problem("terms-not-accepted", { errors: [{ pointer: "/body/agreement", code: "not-accepted", message: "must be true" }] });
    }
    const user = await this.turnstile.pass(() => this.identify(email.trim().toLowerCase(), password, address));
    if (!user.subscribed) throw new Problem("no-subscription");
    const answer = { level: user.level, user: { _id: user.id, account: user.account }, remember };
    if (user.privilege === "agent") return { ...answer, redirect: true, location: this.panelUrl };
    if (user.level > LOWEST_LEVEL) return { ...answer, redirect: false };
    return { ...answer, redirect: false, ...(await this.sessions.open(user, remember)) };
  }

  private async identify(login: string, password: string, address: string) {
    const user = await this.find(login);
    // What was typed may be a password in the wrong field, so it is not kept as it is.
    const attempt = await this.attempts.begin(user ? `${user.account}/${user.id}` : atRest(login), address);
    if ("retryAfter" in attempt) {
      throw new Problem("attempt-limit", { headers: { "retry-after": String(Math.ceil(attempt.retryAfter / 1000)) } });
    }
    const fits = await passwordFits(user?.password_hash ?? null, password);
    if (!user || !fits) throw new Problem("wrong-credentials");
    await attempt.succeeded();
    return user;
  }

  private find(login: string) {
    return this.db
      .selectFrom("logins")
      .innerJoin("users", (join) => join.onRef("users.account", "=", "logins.account").onRef("users.id", "=", "logins.user_id"))
      .innerJoin("accounts", "accounts.id", "users.account")
      .where("logins.login", "=", login)
      .select(["users.id", "users.account", "users.level", "users.privilege", "users.password_hash", "accounts.subscribed"])
      .executeTakeFirst();
  }
}
