import type { Kysely } from "kysely";
import { Arrivals } from "../http/arrivals.ts";
import { Arrival } from "../auth/arrival.ts";
import { Attempts } from "../auth/attempts.ts";
import { Claims } from "../auth/claims.ts";
import { ExternalApps } from "../auth/external-apps.ts";
import { KnownBrowsers } from "../auth/known-browsers.ts";
import { SecondFactor } from "../auth/second-factor.ts";
import type { Sessions } from "../auth/sessions.ts";
import { ResetGrants } from "../auth/reset-grants.ts";
import { ResetLetters } from "../auth/reset-letters.ts";
import { ResetRequests } from "../auth/reset-requests.ts";
import { SignIn } from "../auth/sign-in.ts";
import { SignInRecord } from "../auth/sign-in-record.ts";
import { SingleSignOn } from "../auth/saml/single-sign-on.ts";
import { SsoRequests } from "../auth/saml/sso-requests.ts";
import { typedNames } from "../auth/typed-name.ts";
import { TwoFactorSetup } from "../auth/two-factor-setup.ts";
import { Jobs } from "../process/jobs.ts";
import { RateLimit } from "../http/rate-limit.ts";
import { noticesBy } from "../mail/notices.ts";
import { PostOffice } from "../mail/post-office.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import type { Tables } from "../database/schema.ts";
import type { PlatformOptions } from "./options.ts";

interface AuthOptions extends Pick<PlatformOptions, "accessKey" | "vault" | "config"> {
  readonly db: Kysely<Tables>;
  readonly sessions: Sessions;
  readonly now: () => number;
  /** Where a page of the console is, for mails. */
  readonly pageOf: (path: string) => string;
  /** Between two looks (ms) at what is to be done by itself. */
  readonly pause: number;
  /** What else is to be done at each of these looks. */
  readonly chores: readonly ((post: PostOffice) => Promise<void>)[];
  readonly failed: (error: unknown) => void;
}

/**
 * So often whoever is known may come in a minute, by one browser or session and in all: each time costs as
 * much as a stranger's.
 */
const SIGN_INS_A_MINUTE = { each: 60, all: 120 };

/** Starts every way to sign in: by password, code, claim, provider, and by a mail; and the jobs of these. */
export function startAuth({
  db,
  sessions,
  accessKey,
  vault,
  config,
  now,
  pageOf,
  pause,
  chores,
  failed,
}: AuthOptions) {
  const attempts = new Attempts(db, now);
  const keptName = typedNames(accessKey);
  const record = new SignInRecord(db, now);
  const arrival = new Arrival(db, sessions, record, config.panelUrl, now);
  const browsers = new KnownBrowsers(db, now);
  const post = new PostOffice(
    db,
    vault,
    config.smtpUrl === null
      ? null
      : smtpMailer(
          config.smtpUrl,
          config.mailFrom ?? `Switchboard <no-reply@${config.publicUrl?.hostname ?? "localhost"}>`,
        ),
    now,
  );
  const notices = noticesBy(post, pageOf, now);
  const secondFactor = new SecondFactor(db, vault, now, notices);
  const signIn = new SignIn({
    db,
    arrivals: {
      strangers: new Arrivals(now),
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
  const letters = new ResetLetters({
    db,
    vault,
    keptName,
    post,
    now,
    pageAt: pageOf,
    hurry: () => mailing.hurry(),
  });
  const mailing = new Jobs([() => letters.write(), () => post.deliver()], pause, failed);
  // A mail server that takes its time keeps none of these waiting.
  const keeping = new Jobs(
    [
      () => record.write(),
      () => sessions.forget(),
      () => browsers.tidy(),
      () => attempts.tidy(),
      ...chores.map((chore) => () => chore(post)),
    ],
    pause,
    failed,
  );
  sessions.onEnded((ended) => {
    for (const one of ended) record.ended(one);
    keeping.hurry();
  });
  const claims = new Claims(db, now);
  const singleSignOn = new SingleSignOn(db, new SsoRequests(db, now), claims, attempts, now);
  return {
    attempts,
    arrival,
    record,
    secondFactor,
    signIn,
    post,
    letters,
    /** Runs every background job of these once, now. */
    runJobs: async (): Promise<void> => void (await Promise.all([mailing.run(), keeping.run()])),
    /** Begins nothing more by itself; waits no longer than so many ms for what is under way. */
    stop: async (patience: number) =>
      void (await Promise.all([mailing.stop(patience), keeping.stop(patience)])),
    notices,
    claims,
    singleSignOn,
    externalApps: new ExternalApps(config, accessKey, now),
    twoFactor: new TwoFactorSetup(db, vault, now, notices, sessions),
    resetRequests: new ResetRequests(db, vault, keptName, now, mailing.hurry),
    resetGrants: new ResetGrants(db, sessions, record, now, notices),
  };
}

export type WaysIn = ReturnType<typeof startAuth>;
