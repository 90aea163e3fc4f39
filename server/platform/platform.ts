import type { Server as HttpServer } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Server as SocketServer } from "socket.io";
import { AccessTokens } from "../auth/access-tokens.ts";
import { passwordFits } from "../auth/passwords.ts";
import type { ResetEmails } from "../auth/reset-emails.ts";
import { Sessions } from "../auth/sessions.ts";
import { Validator } from "../contract/validator.ts";
import { RealMonth } from "../demo/real-month.ts";
import { DownloadLinks } from "../files/download-links.ts";
import { FileStore } from "../files/file-store.ts";
import { trustProxies } from "../http/client-address.ts";
import { FedEventCheck } from "../log/fed-event-check.ts";
import { type Feed, feedOf } from "../log/feed.ts";
import { noticesBy } from "../mail/notices.ts";
import { pageAt } from "../mail/page-at.ts";
import { EmailQueue } from "../mail/email-queue.ts";
import { smtpMailer } from "../mail/smtp-mailer.ts";
import { DELAYS } from "../process/delays.ts";
import { IdentityIssuer } from "../recordings/identity-issuer.ts";
import { createApp, gracefulShutdown } from "./create-app.ts";
import { createAuth } from "./create-auth.ts";
import { handlersOf } from "./handlers.ts";
import type { PlatformOptions } from "./options.ts";
import { serve } from "./serve.ts";
import { startJobs } from "./start-jobs.ts";
import { startLive } from "./start-live.ts";
import { startOutgoing } from "./start-outgoing.ts";

export interface Platform {
  readonly app: FastifyInstance;
  readonly io: SocketServer;
  /** Returns the feed of an account's floor, for callers in this process. */
  readonly feedFor: (account: string) => Feed;
  /** Sends emails with PINs or links to users, for example to users that a script created. */
  readonly letters: ResetEmails;
  /**
   * Runs one round of every background job now instead of at its interval; resolves when the round is over.
   */
  readonly runJobs: () => Promise<void>;
  /** Starts to listen. Resolves with the local URL. */
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Finishes running work, stores state, and closes the database. */
  readonly close: () => Promise<void>;
}

// Shared by all platforms of a process, because compiling the contract takes long.
const validator = new Validator();

/**
 * Creates a platform on an open, migrated database. Throws if an operation of the contract has no handler.
 */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, config, vault, now = Date.now } = options;
  const { db } = database;
  const delays = { ...DELAYS, ...options.delays };
  const trust = trustProxies(config.trustedProxies);
  const app = createApp(options, trust);
  const close = gracefulShutdown(app, delays);
  const server: HttpServer = app.server;
  const failed = (error: unknown) =>
    app.log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      "failed in the background",
    );
  const context = { database, server, validator, vault, config, delays, now, failed };
  const sessions = new Sessions(db, new AccessTokens(options.accessKey, now), now);
  const live = startLive(context, sessions, trust);
  const { channels, supervisions, floorTimes } = live;
  const check = new FedEventCheck(validator);
  const feedFor = (account: string) =>
    feedOf(account, { db, check, times: () => ({ now: now(), lease: delays.lease, live: delays.live }) });
  const pageOf = (path: string) => pageAt(config.publicUrl, server.address(), path);
  const files = new FileStore(options.filesFolder);
  const post = new EmailQueue(db, vault, smtpMailer(config), now);
  const notices = noticesBy(post, pageOf, now);
  const auth = createAuth({
    db,
    sessions,
    accessKey: options.accessKey,
    vault,
    config,
    now,
    post,
    notices,
    pageOf,
    triggerMail: () => jobs.triggerMail(),
  });
  const jobs = startJobs(context, { auth, sessions, post, supervisions, files, floorTimes, pageOf });
  const identities =
    options.identityKey === undefined
      ? null
      : new IdentityIssuer({ key: options.identityKey, publicUrl: config.publicUrl, now });
  const outgoing = startOutgoing(context, files, identities);
  const month = new RealMonth({ db, now, folder: config.recordedData, failed });
  const handlers = handlersOf({
    db,
    reports: database.reports,
    vault,
    now,
    files,
    links: new DownloadLinks(options.accessKey, now),
    sessions,
    auth,
    post,
    notices,
    supervisions,
    channels,
    feedFor,
    floorTimes,
    month,
    enrolled: live.lookForDevices,
    storages: outgoing.storages,
    isAlone: outgoing.isAlone,
    isLive: live.isOpen,
    probe: delays.probe,
    configuration: configurationOf(config),
  });
  await serve(app, { options, context, sessions, handlers, identities, auth });
  app.addHook("preClose", live.disconnect);
  app.addHook("onClose", async () => {
    await Promise.all([channels.close(), month.close()]);
    await Promise.all([jobs.stop(delays.reading), outgoing.stop(delays.reading)]);
    await auth.record.write().catch(failed);
    await database.close();
  });
  // Warms up the password check, so that the first wrong password does not take longer than later ones.
  await passwordFits(null, "");
  return {
    app,
    io: live.io,
    feedFor,
    letters: auth.letters,
    runJobs: async () => void (await Promise.all([jobs.run(), outgoing.runJobs()])),
    listen: (port, host) => app.listen({ port, host }),
    close,
  };
}

const configurationOf = ({
  panelUrl,
  consoleUrl,
  feedbackUrl,
  callUrl,
  calendarUrl,
  sentryDsn,
  smtpUrl,
}: PlatformOptions["config"]) => ({
  panelUrl,
  consoleUrl,
  feedbackUrl,
  callUrl,
  calendarUrl,
  errorReporting: sentryDsn,
  sendsMail: smtpUrl !== null,
});
