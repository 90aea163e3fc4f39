import type { Server as HttpServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Server as SocketServer } from "socket.io";
import { AccessTokens } from "./auth/access-tokens.ts";
import { Doorkeeper } from "./auth/doorkeeper.ts";
import { passwordFits } from "./auth/passwords.ts";
import { PERMISSIONS } from "./auth/permissions.ts";
import { Sessions } from "./auth/sessions.ts";
import type { ResetLetters } from "./auth/reset-letters.ts";
import { isAmongOurselves } from "./among-ourselves.ts";
import { serveConsole } from "./console/serve-console.ts";
import { servePlaces } from "./console/serve-places.ts";
import { serveSsoPage } from "./console/serve-sso-page.ts";
import { securityHeaders } from "./console/security-headers.ts";
import { sendReminders } from "./calendar/send-reminders.ts";
import { readOperations } from "./contract/operations.ts";
import { Problem } from "./contract/problem.ts";
import { serveOperations } from "./contract/serve-operations.ts";
import { Validator } from "./contract/validator.ts";
import { clientAddress, schemeOf, trustIn } from "./client-address.ts";
import { DELAYS } from "./delays.ts";
import { DemoProvider } from "./identity-provider/demo-provider.ts";
import { serveDemoProvider } from "./identity-provider/serve-demo-provider.ts";
import { DeviceServer } from "./device/device-server.ts";
import { PocPresence } from "./device/poc-presence.ts";
import { DownloadLinks } from "./files/download-links.ts";
import { FileStore } from "./files/file-store.ts";
import { tidyFiles } from "./files/tidy-files.ts";
import { LiveServer } from "./live/live-server.ts";
import { linkNodes } from "./live/node-link.ts";
import { FedEventCheck } from "./log/fed-event.ts";
import { type Feed, feedOf } from "./log/feed.ts";
import { LiveChannels } from "./log/live-channels.ts";
import { pageAt } from "./mail/page-at.ts";
import { answerProblem } from "./problem-answers.ts";
import { serveHealth } from "./routes/health.ts";
import { IdentityIssuer } from "./recordings/identity-issuer.ts";
import { serveIssuer } from "./recordings/serve-issuer.ts";
import { startStoring } from "./recordings/start-storing.ts";
import { processRecordings } from "./recordings/process-recordings.ts";
import { siteOrigin } from "./site-origin.ts";
import { sendNotifications } from "./resources/send-notifications.ts";
import { Supervisions } from "./supervision/supervisions.ts";
import { createApp } from "./create-app.ts";
import { handlersOf } from "./handlers.ts";
import type { PlatformOptions } from "./platform-options.ts";
import { startDeliveries } from "./webhooks/start-deliveries.ts";
import { tellAbsences } from "./working-hours/tell-absences.ts";
import { waysIn } from "./ways-in.ts";

export interface Platform {
  readonly app: FastifyInstance;
  readonly io: SocketServer;
  /** The door to an account's floor, for what runs in this process. */
  readonly feedOf: (account: string) => Feed;
  /** Writes to people, such as those whom a script makes. */
  readonly letters: ResetLetters;
  /**
   * Runs one round of every background job now instead of at its interval; resolves when the round is over.
   */
  readonly runJobs: () => Promise<void>;
  /** Resolves with the address at which it listens. */
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Lets what is under way finish, keeps what is to be kept, and closes the database. */
  readonly close: () => Promise<void>;
}

// The contract is the same for every platform of a process, and takes long to compile.
const validator = new Validator();

/** Puts a platform together on an open, migrated database. Throws where it would not keep its contract. */
export async function createPlatform(options: PlatformOptions): Promise<Platform> {
  const { database, config, consoleFolder, now = Date.now } = options;
  const { db } = database;
  const delays = { ...DELAYS, ...options.delays };
  let isClosing = false;
  const trust = trustIn(config.trustedProxies);
  const app = createApp(options, trust);
  // A connection that is kept would keep the platform from closing.
  app.addHook("onSend", async (_, reply) => void (isClosing && reply.header("connection", "close")));
  const failed = (error: unknown) =>
    app.log.warn(
      { reason: error instanceof Error ? error.message : String(error) },
      "failed in the background",
    );
  const sessions = new Sessions(db, new AccessTokens(options.accessKey, now), now);
  const doorkeeper = new Doorkeeper(db, sessions, now);
  const check = new FedEventCheck(validator);
  const door = (account: string) =>
    feedOf(account, { db, check, times: () => ({ now: now(), lease: delays.lease, live: delays.live }) });
  const channels = new LiveChannels({ db, now, lease: delays.lease, failed }, database.onNotice);
  const link = config.redisUrl === null ? null : linkNodes(config.redisUrl, failed);
  const server: HttpServer = app.server;
  const live = new LiveServer({
    server,
    channels,
    database,
    sessions,
    validator,
    delays,
    publicUrl: config.publicUrl,
    addressOf: (request) => clientAddress(request, trust),
    schemeOf: (request) => schemeOf(request, trust),
    link,
    failed,
  });
  // The socket's transports answer by themselves, past the hooks.
  live.io.engine.on(
    "headers",
    (given: Record<string, string>) => void Object.assign(given, securityHeaders(config.sentryDsn)),
  );
  const floorTimes = () => ({ now: now(), lease: delays.lease });
  const supervisions = new Supervisions(db, floorTimes);
  sessions.onEnded((ended) => {
    for (const { id, reason } of ended) live.sessionEnded(id, reason);
    supervisions.endOfSessions(ended.map(({ id }) => id)).catch(failed);
  });
  const devices = new DeviceServer({
    io: live.io,
    addresses: live.addresses,
    presence: new PocPresence({ db, times: floorTimes, deviceLease: delays.deviceLease }),
    validator,
    delays,
    now,
    failed,
  });
  const pageOf = (path: string) => pageAt(config.publicUrl, server.address(), path);
  const files = new FileStore(options.filesFolder);
  const ways = waysIn({
    db,
    sessions,
    accessKey: options.accessKey,
    vault: options.vault,
    config,
    now,
    pageOf,
    errands: delays.errands,
    chores: [
      () => supervisions.endLapsed(sessions),
      () => sendNotifications(db, now),
      (post) => tellAbsences({ db, now, post, pageOf }),
      (post) => sendReminders({ db, now, floorTimes, post }),
      () => tidyFiles(db, files, now),
      () => processRecordings(db, files, floorTimes),
    ],
    failed,
  });
  const isAlone = () => listensToItself(server, config);
  const identities =
    options.identityKey === undefined
      ? null
      : new IdentityIssuer({ key: options.identityKey, publicUrl: config.publicUrl, now });
  const storages = startStoring({
    db,
    identities,
    vault: options.vault,
    files,
    now,
    patience: delays.storing,
    pause: delays.errands,
    allowsLoopback: isAlone,
    failed,
  });
  const deliveries = startDeliveries({
    db,
    vault: options.vault,
    now,
    patience: delays.receiver,
    pause: delays.errands,
    allowsLoopback: isAlone,
    onNotice: database.onNotice,
    isOpen: () => server.listening,
    failed,
  });
  const siteOf = (request: FastifyRequest) => siteOrigin(config.publicUrl, request);
  const handlers = handlersOf({
    db,
    vault: options.vault,
    now,
    files,
    links: new DownloadLinks(options.accessKey, now),
    sessions,
    ways,
    supervisions,
    channels,
    door,
    floorTimes,
    enrolled: () => void devices.look(),
    storages,
    isAlone,
    isLive: () => live.isOpen,
    probe: delays.probe,
    configuration: configurationOf(config),
  });
  await app.register(
    (api) => {
      api.addHook("onSend", async (_, reply) => void reply.header("cache-control", "no-store"));
      serveOperations(api, {
        operations: readOperations(),
        validator,
        permissions: PERMISSIONS,
        handlers,
        admit: (request, credentials, requirement) => doorkeeper.admit(request, credentials, requirement),
        siteOf,
      });
      // For methods that Fastify does not know.
      api.setNotFoundHandler((request, reply) => answerProblem(new Problem("not-found"), request, reply));
      return Promise.resolve();
    },
    { prefix: "/api" },
  );
  serveHealth(app, db, delays.probe);
  if (identities) serveIssuer(app, identities);
  servePlaces(app);
  serveSsoPage(app, ways.singleSignOn);
  if (options.demoProvider)
    await serveDemoProvider(app, new DemoProvider(db, options.demoProvider, now), siteOf, now);
  if (consoleFolder !== null) await serveConsole(app, consoleFolder);
  app.addHook("preClose", async () => {
    await live.close();
    await devices.close();
  });
  app.addHook("onClose", async () => {
    await channels.close();
    await Promise.all([
      ways.stop(delays.reading),
      storages.stop(delays.reading),
      deliveries.stop(delays.reading),
    ]);
    await ways.record.write().catch(failed);
    await database.close();
  });
  // The first wrong password must not take longer than the others.
  await passwordFits(null, "");
  return {
    app,
    io: live.io,
    feedOf: door,
    letters: ways.letters,
    runJobs: async () => void (await Promise.all([ways.runJobs(), storages.runJobs(), deliveries.runJobs()])),
    listen: (port, host) => app.listen({ port, host }),
    close: async () => {
      isClosing = true;
      await allRead(server, delays.reading);
      const late = setTimeout(() => server.closeAllConnections(), delays.drain);
      await app.close();
      clearTimeout(late);
    },
  };
}

/** A turn of the event loop accepts a connection, the next reads from it, and then its request begins. */
const TURNS = 3;

/**
 * Resolves when everything has begun that was sent to the server by now, or after `patience` ms of ever more.
 * A server that closes takes a connection whose request is still unread for an idle one, and cuts it.
 */
async function allRead(server: HttpServer, patience: number): Promise<void> {
  let arrived = 0;
  const count = () => void arrived++;
  server.on("connection", count).on("request", count);
  const end = performance.now() + patience;
  for (let known = -1; known !== arrived && performance.now() < end;) {
    known = arrived;
    for (let turn = 0; turn < TURNS; turn++) await setImmediate();
  }
  server.off("connection", count).off("request", count);
}

/** Whether nobody but this machine can ask us. */
function listensToItself(server: HttpServer, config: PlatformOptions["config"]): boolean {
  const listening = server.address();
  return (
    typeof listening === "object" &&
    listening !== null &&
    isAmongOurselves({ ...config, host: listening.address })
  );
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
