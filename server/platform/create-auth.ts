import type { Kysely } from "kysely";
import { AddressLimit } from "../http/address-limit.ts";
import { Arrival } from "../auth/arrival.ts";
import { Attempts } from "../auth/attempts.ts";
import { Claims } from "../auth/claims.ts";
import { ExternalApps } from "../auth/external-apps.ts";
import { KnownBrowsers } from "../auth/known-browsers.ts";
import { SecondFactor } from "../auth/second-factor.ts";
import type { Sessions } from "../auth/sessions.ts";
import { ResetGrants } from "../auth/reset-grants.ts";
import { ResetEmails } from "../auth/reset-emails.ts";
import { ResetRequests } from "../auth/reset-requests.ts";
import { SignIn } from "../auth/sign-in.ts";
import { SignInRecord } from "../auth/sign-in-record.ts";
import { SingleSignOn } from "../auth/saml/single-sign-on.ts";
import { SsoRequests } from "../auth/saml/sso-requests.ts";
import { nameHasher } from "../auth/typed-name.ts";
import { TwoFactorSetup } from "../auth/two-factor-setup.ts";
import { RateLimit } from "../http/rate-limit.ts";
import type { noticesBy } from "../mail/notices.ts";
import type { EmailQueue } from "../mail/email-queue.ts";
import type { Tables } from "../database/schema.ts";
import type { PlatformOptions } from "./options.ts";

interface AuthOptions extends Pick<PlatformOptions, "accessKey" | "vault" | "config"> {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly now: () => number;
  readonly post: EmailQueue;
  readonly notices: ReturnType<typeof noticesBy>;
  /** Returns the URL of a console page, for emails. */
  readonly pageOf: (path: string) => string;
  /** Sends pending emails now. */
  readonly triggerMail: () => void;
}

/**
 * Limits of sign-ins per minute in known browsers: per browser or session (`each`), and per user (`all`).
 * They limit CPU use, because a password check in a known browser is as expensive as in an unknown one.
 */
const SIGN_INS_A_MINUTE = { each: 60, all: 120 };

/** Creates the authentication services: passwords, second factor, claims, single sign-on and reset emails. */
export function createAuth({
  db,
  sessions,
  accessKey,
  vault,
  config,
  now,
  post,
  notices,
  pageOf,
  triggerMail,
}: AuthOptions) {
  const attempts = new Attempts(db, now);
  const keptName = nameHasher(accessKey);
  const record = new SignInRecord(db, now);
  const arrival = new Arrival(db, sessions, record, config.panelUrl, now);
  const browsers = new KnownBrowsers(db, now);
  const secondFactor = new SecondFactor(db, vault, now, notices);
  const signIn = new SignIn({
    db,
    arrivals: {
      strangers: new AddressLimit(now),
      known: new RateLimit(now, SIGN_INS_A_MINUTE.each),
      people: new RateLimit(now, SIGN_INS_A_MINUTE.all),
    },
    attempts,
    keptName,
    browsers,
    secondFactor,
    arrival,
    record,
  });
  const letters = new ResetEmails({
    db,
    vault,
    keptName,
    post,
    now,
    pageAt: pageOf,
    triggerMail,
  });
  sessions.onEnded((ended) => {
    for (const one of ended) record.ended(one);
  });
  const claims = new Claims(db, now);
  const singleSignOn = new SingleSignOn(db, new SsoRequests(db, now), claims, attempts, now);
  return {
    attempts,
    arrival,
    record,
    secondFactor,
    signIn,
    browsers,
    letters,
    claims,
    singleSignOn,
    externalApps: new ExternalApps(config, accessKey, now),
    twoFactor: new TwoFactorSetup(db, vault, now, notices, sessions),
    resetRequests: new ResetRequests(db, vault, keptName, now, triggerMail),
    resetGrants: new ResetGrants(db, sessions, record, now, notices),
  };
}

export type AuthServices = ReturnType<typeof createAuth>;
