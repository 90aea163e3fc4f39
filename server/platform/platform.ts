import type { Server as HttpServer } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Server as SocketServer } from "socket.io";
import { AccessTokens } from "../auth/access-tokens.ts";
import { passwordFits } from "../auth/passwords.ts";
import type { ResetEmails } from "../auth/reset-emails.ts";
import { Sessions } from "../auth/sessions.ts";
import { Validator } from "../contract/validator.ts";
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
  /** Sends emails to users, such as those created by a script. */
  readonly letters: ResetEmails;
  /**
   * Runs one round of every background job now instead of at its interval; resolves when the round is over.
   */
  readonly runJobs: () => Promise<void>;
  /** Resolves with the address at which it listens. */
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Finishes running work, stores state, and closes the database. */
  readonly close: () => Promise<void>;
}

// The contract is the same for every platform of a process, and takes long to compile.
const validator = new Validator();

/** Puts a platform together on an open, migrated database. Throws where it would not keep its contract. */
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
  const surroundings = { database, server, validator, vault, config, delays, now, failed };
  const sessions = new Sessions(db, new AccessTokens(options.accessKey, now), now);
  const live = startLive(surroundings, sessions, trust);
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
  const jobs = startJobs(surroundings, { auth, sessions, post, supervisions, files, floorTimes, pageOf });
  const identities =
    options.identityKey === undefined
      ? null
      : new IdentityIssuer({ key: options.identityKey, publicUrl: config.publicUrl, now });
  const outgoing = startOutgoing(surroundings, files, identities);
  const handlers = handlersOf({
    db,
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
    enrolled: live.lookForDevices,
    storages: outgoing.storages,
    isAlone: outgoing.isAlone,
    isLive: live.isOpen,
    probe: delays.probe,
    configuration: configurationOf(config),
  });
  await serve(app, { options, surroundings, sessions, handlers, identities, auth });
  app.addHook("preClose", live.disconnect);
  app.addHook("onClose", async () => {
    await channels.close();
    await Promise.all([jobs.stop(delays.reading), outgoing.stop(delays.reading)]);
    await auth.record.write().catch(failed);
    await database.close();
  });
  // The first wrong password must not take longer than the others.
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
