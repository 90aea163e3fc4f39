import type { Kysely } from "kysely";
import type { LoginAnswer, LoginRequest } from "../../openapi/generated/console.ts";
import type { AddressLimit } from "../http/address-limit.ts";
import type { Tables } from "../database/schema.ts";
import type { RateLimit } from "../http/rate-limit.ts";
import type { Arrival } from "./arrival.ts";
import { type Attempts, byKnownBrowser, bySession, byStranger, type Counted } from "./attempts.ts";
import type { Owner } from "./backup-codes.ts";
import type { SessionCaller } from "./caller.ts";
import type { KnownBrowsers } from "./known-browsers.ts";
import { passwordFits } from "./passwords.ts";
import type { SecondFactor } from "./second-factor.ts";
import type { Origin } from "./sessions.ts";
import type { SignInRecord } from "./sign-in-record.ts";
import { Turnstile } from "./turnstile.ts";
import type { KeptName } from "./typed-name.ts";
import { type Closing, WrongGuess } from "./wrong-guess.ts";
import { Problem } from "../kit/problem.ts";

interface SignInServices {
  readonly db: Kysely<Tables>;
  /** Limits of requests per minute, counted before the password is checked. */
  readonly arrivals: {
    /** Per IP address, for unknown browsers. */
    readonly strangers: AddressLimit;
    /** Per known browser or session. */
    readonly known: RateLimit;
    /** Per user, for all known browsers and sessions of the user together. */
    readonly people: RateLimit;
  };
  readonly attempts: Attempts;
  readonly keptName: KeptName;
  readonly browsers: KnownBrowsers;
  readonly secondFactor: SecondFactor;
  readonly arrival: Arrival;
  readonly record: SignInRecord;
}

/** Signs users in: checks terms, attempt limits, password and second factor, and completes the sign-in. */
export class SignIn {
  /**
   * Queues of password checks. Four checks of each queue run at a time; further ones wait. An attempt is
   * counted from the start of its check until it succeeds, not while it waits. So users who sign in together
   * do not reach the limit of attempts. Unknown browsers (`strangers`) have a separate queue.
   */
  private readonly lines = { strangers: new Turnstile(4), known: new Turnstile(4) };

  constructor(private readonly services: SignInServices) {}

  /** Signs a user in. `browser` is the hash of the secret that the browser has or will get. */
  async signIn(
    { email, password, otp, agreement, remember = false }: LoginRequest,
    origin: Origin,
    browser: string,
  ): Promise<LoginAnswer> {
    termsAccepted(agreement);
    const { secondFactor, arrival, record } = this.services;
    const login = email.trim().toLowerCase();
    const known = await this.find(login);
    const counting = await this.countedBy(known, login, origin.address, browser);
    const identify = async () => {
      const { account, user, password_hash: passwordHash } = await this.identify(known, password, counting);
      return { account, user, passwordHash, shown: await secondFactor.mustShow({ account, user }, otp) };
    };
    const { shown, ...owner } = await identify().catch((error: unknown) => {
      if (known) record.refused(known, error, origin.address);
      throw error;
    });
    return arrival.letIn({
      ...owner,
      claim: null,
      remember,
      origin,
      browser,
      way: shown === null ? "password" : `password-and-${shown}`,
    });
  }

  /** Throws if a signed-in user does not confirm the password or the second factor. */
  async prove(
    caller: SessionCaller,
    { password, otp }: { readonly password: string; readonly otp?: string },
    address: string,
  ): Promise<void> {
    const { db, secondFactor, record } = this.services;
    try {
      const known = await db
        .selectFrom("users")
        .select("password_hash")
        .where("account", "=", caller.account)
        .where("id", "=", caller.user)
        .executeTakeFirst();
      const { fits, closing } = await this.try(known?.password_hash ?? null, password, {
        by: bySession(caller.session, caller),
        closed: "session",
        who: caller,
      });
      if (!fits)
        throw new WrongGuess("wrong-credentials", closing, {
          pointer: "/body/password",
          code: "wrong",
          message: "is wrong",
        });
      await secondFactor.mustShowAgain(caller, otp);
    } catch (error) {
      record.proofRefused(caller, error, address);
      throw error;
    }
  }

  /**
   * Returns the counters of an attempt. An attempt in a known browser has separate counters, so attempts in
   * unknown browsers and for other users cannot block it.
   */
  private async countedBy(
    known: Known | undefined,
    login: string,
    address: string,
    browser: string,
  ): Promise<Counting> {
    const isKnown = await this.services.browsers.knows(browser, known ?? null);
    if (known && isKnown) return { by: byKnownBrowser(browser, known), closed: "browser", who: known };
    return {
      by: byStranger(known ?? null, this.services.keptName(login), address),
      closed: "strangers",
      who: null,
    };
  }

  private async identify(known: Known | undefined, password: string, counting: Counting): Promise<Known> {
    const { fits, closing } = await this.try(
      known && !known.disabled ? known.password_hash : null,
      password,
      counting,
    );
    if (!fits || !known) throw new WrongGuess("wrong-credentials", closing);
    return known;
  }

  private try(
    passwordHash: string | null,
    password: string,
    { by, closed, who }: Counting,
  ): Promise<{ readonly fits: boolean; readonly closing: Closing | null }> {
    const { strangers, known, people } = this.services.arrivals;
    // Requests at a rate that no person reaches are rejected before they enter a queue, even with correct
    // passwords.
    if (who === null) strangers.mustCount(by.address ?? "", "attempt-limit");
    else {
      // Checks the limit of the browser or session first, so that one browser cannot use up the whole limit
      // of the user.
      known.mustCount(by.login, "attempt-limit");
      people.mustCount(`${who.account}/${who.user}`, "attempt-limit");
    }
    return this.lines[who === null ? "strangers" : "known"].pass(async () => {
      const attempt = await this.services.attempts.mustBegin(by);
      const fits = await passwordFits(passwordHash, password);
      if (fits) await attempt.succeeded();
      return {
        fits,
        closing: attempt.closes && {
          closed: attempt.closes.what === "person" ? "person" : closed,
          until: attempt.closes.until,
        },
      };
    });
  }

  private find(login: string): Promise<Known | undefined> {
    return this.services.db
      .selectFrom("logins")
      .innerJoin("users", (join) =>
        join.onRef("users.account", "=", "logins.account").onRef("users.id", "=", "logins.user_id"),
      )
      .where("logins.login", "=", login)
      .select(["users.id as user", "users.account", "users.password_hash", "users.disabled"])
      .executeTakeFirst();
  }
}

interface Known {
  readonly user: string;
  readonly account: string;
  readonly password_hash: string | null;
  readonly disabled: boolean;
}

/** Counters of an attempt, and the kind of lock (`closed`) that the last allowed attempt causes. */
interface Counting {
  readonly by: Counted;
  readonly closed: Closing["closed"];
  /** User of the known browser or session; null for an unknown browser. */
  readonly who: Owner | null;
}

/** Throws if the terms are not accepted. */
export function termsAccepted(agreement: boolean | undefined): void {
  if (agreement !== true)
    throw new Problem("terms-not-accepted", {
      errors: [{ pointer: "/body/agreement", code: "not-accepted", message: "must be true" }],
    });
}
