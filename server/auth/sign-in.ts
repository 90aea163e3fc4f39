import type { Kysely } from "kysely";
import type { LoginAnswer, LoginRequest } from "../../openapi/generated/console.ts";
import { Problem } from "../contract/problem.ts";
import type { Tables } from "../database/schema.ts";
import type { Arrival } from "./arrival.ts";
import type { Attempts } from "./attempts.ts";
import { termsAccepted } from "./terms-accepted.ts";
import { passwordFits } from "./passwords.ts";
import type { SecondFactor } from "./second-factor.ts";
import { atRest } from "./secrets.ts";
import type { Origin } from "./sessions.ts";
import { Turnstile } from "./turnstile.ts";

/** As many passwords at a time as there are threads to check them, so that a burst leaves room for everybody else. */
const CHECKED_AT_A_TIME = 4;

/** Signs people in: terms, attempts, password, second factor, and then where they belong. */
export class SignIn {
  private readonly turnstile = new Turnstile(CHECKED_AT_A_TIME);

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly attempts: Attempts,
    private readonly secondFactor: SecondFactor,
    private readonly arrival: Arrival,
  ) {}

  async signIn({ email, password, otp, agreement, remember = false }: LoginRequest, origin: Origin): Promise<LoginAnswer> {
    termsAccepted(agreement);
    const user = await this.identify(await this.find(email.trim().toLowerCase()), email, password, origin.address);
    await this.secondFactor.mustShow({ account: user.account, user: user.id }, otp);
    return this.arrival.letIn({ account: user.account, user: user.id, remember, origin });
  }

  /** Whether it is the password of this user; counts as an attempt like any other. */
  async prove(account: string, user: string, password: string, address: string): Promise<boolean> {
    const known = await this.db.selectFrom("users").select(["id", "account", "password_hash"]).where("account", "=", account).where("id", "=", user).executeTakeFirst();
    return this.fits(known, user, password, address);
  }

  private async identify(user: Known | undefined, login: string, password: string, address: string): Promise<Known> {
    if (!(await this.fits(user, login.trim().toLowerCase(), password, address)) || !user) throw new Problem("wrong-credentials");
    return user;
  }

  private fits(user: Known | undefined, login: string, password: string, address: string): Promise<boolean> {
    return this.turnstile.pass(async () => {
      // What was typed may be a password in the wrong field, so it is not kept as it is.
      const attempt = await this.attempts.mustBegin(user ? `${user.account}/${user.id}` : atRest(login), address);
      const fits = await passwordFits(user?.password_hash ?? null, password);
      if (fits) await attempt.succeeded();
      return fits;
    });
  }

  private find(login: string): Promise<Known | undefined> {
    return this.db
      .selectFrom("logins")
      .innerJoin("users", (join) => join.onRef("users.account", "=", "logins.account").onRef("users.id", "=", "logins.user_id"))
      .where("logins.login", "=", login)
      .where("users.disabled", "=", false)
      .select(["users.id", "users.account", "users.password_hash"])
      .executeTakeFirst();
  }
}

interface Known {
  readonly id: string;
  readonly account: string;
  readonly password_hash: string | null;
}
