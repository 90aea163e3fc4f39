import type { Server as HttpServer } from "node:http";
import fastify, { type FastifyInstance, type FastifyRequest, type FastifyServerOptions } from "fastify";
import type { Server as SocketServer } from "socket.io";
import { ulid } from "ulid";
import { AccessTokens } from "./auth/access-tokens.ts";
import { Arrival } from "./auth/arrival.ts";
import { Attempts } from "./auth/attempts.ts";
import { Claims } from "./auth/claims.ts";
import { Doorkeeper } from "./auth/doorkeeper.ts";
import { ExternalApps } from "./auth/external-apps.ts";
import { passwordFits } from "./auth/passwords.ts";
import { PERMISSIONS } from "./auth/permissions.ts";
import { SecondFactor } from "./auth/second-factor.ts";
import { Sessions } from "./auth/sessions.ts";
import { ResetGrants } from "./auth/reset-grants.ts";
import { ResetLetters } from "./auth/reset-letters.ts";
import { ResetRequests } from "./auth/reset-requests.ts";
import { SignIn } from "./auth/sign-in.ts";
import { SingleSignOn } from "./auth/saml/single-sign-on.ts";
import { SsoRequests } from "./auth/saml/sso-requests.ts";
import { TwoFactorSetup } from "./auth/two-factor-setup.ts";
import type { Vault } from "./auth/vault.ts";
import { allRead } from "./all-read.ts";
import { isAmongOurselves } from "./among-ourselves.ts";
import type { Config } from "./config.ts";
import { serveConsole } from "./console/serve-console.ts";
import { servePlaces } from "./console/serve-places.ts";
import { serveSsoPage } from "./console/serve-sso-page.ts";
import { securityHeaders, STRICT_TRANSPORT } from "./console/security-headers.ts";
import { readOperations } from "./contract/operations.ts";
import { Problem } from "./contract/problem.ts";
import { serveOperations } from "./contract/serve-operations.ts";
import { Validator } from "./contract/validator.ts";
import type { Database } from "./database/database.ts";
import { clientAddress, type Trust, trustIn } from "./client-address.ts";
import { type Delays, DELAYS } from "./delays.ts";
import { Errands } from "./errands.ts";
import { askOutside } from "./egress/ask-outside.ts";
import { DemoProvider } from "./identity-provider/demo-provider.ts";
import type { SigningKey } from "./identity-provider/self-signed.ts";
import { serveDemoProvider } from "./identity-provider/serve-demo-provider.ts";
import { DeviceServer } from "./device/device-server.ts";
import { PocPresence } from "./device/poc-presence.ts";
import { LiveServer } from "./live/live-server.ts";
import { linkNodes } from "./live/node-link.ts";
import { FedEventCheck } from "./log/fed-event.ts";
import { type Feed, feedOf } from "./log/feed.ts";
import { LiveChannels } from "./log/live-channels.ts";
import { pageAt } from "./mail/page-at.ts";
import { PostOffice } from "./mail/post-office.ts";
import { smtpMailer } from "./mail/smtp-mailer.ts";
import { answerError, answerNoise, answerProblem } from "./problem-answers.ts";
import { accountRoutes } from "./routes/accounts.ts";
import { apiKeyRoutes } from "./routes/api-keys.ts";
import { authRoutes } from "./routes/auth.ts";
import { branchRoutes } from "./routes/branches.ts";
import { callRoutes } from "./routes/calls.ts";
import { channelRoutes } from "./routes/channels.ts";
import { connectionRoutes } from "./routes/connections.ts";
import { eventRoutes } from "./routes/events.ts";
import { serveHealth } from "./routes/health.ts";
import { ipRestrictionRoutes } from "./routes/ip-restrictions.ts";
import { mailRoutes } from "./routes/mails.ts";
import { passwordResetRoutes } from "./routes/password-reset.ts";
import { platformRoutes } from "./routes/platform.ts";
import { privilegeRoutes } from "./routes/privileges.ts";
import { siteOrigin } from "./site-origin.ts";
import { pocRoutes } from "./routes/pocs.ts";
import { segmentRoutes } from "./routes/segments.ts";
import { sessionRoutes } from "./routes/sessions.ts";
import { ssoIdentityRoutes } from "./routes/sso-identities.ts";
import { ssoRoutes } from "./routes/sso.ts";
import { supervisionRoutes } from "./routes/supervision.ts";
import { twoFactorRoutes } from "./routes/two-factor.ts";
import { userRoutes } from "./routes/users.ts";
import { Supervisions } from "./supervision/supervisions.ts";

const LARGEST_BODY = 1_000_000;
/** A request that has not arrived by then (ms) will not. */
const ARRIVAL = 30_000;
/** Whoever has not got an answer by then (ms) after the platform began to close goes without. */
const DRAIN = 5_000;
/** So long (ms) it takes in what was on its way by then. */
const READING = 1_000;

export interface PlatformOptions {
  readonly database: Database;
  /** Signs access tokens. */
  readonly accessKey: Uint8Array;
  /** Seals secrets that have to be read again. */
  readonly vault: Vault;
  readonly config: Pick<Config, "publicUrl" | "trustedProxies" | "panelUrl" | "consoleUrl" | "feedbackUrl" | "feedbackKey" | "sentryDsn" | "redisUrl" | "smtpUrl" | "mailFrom">;
  /** The key of the demo's identity provider; nothing: it is not served. */
  readonly demoProvider?: SigningKey | null;
  /** Where the built console is; null: this platform serves none. */
  readonly consoleFolder: string | null;
  readonly logger: NonNullable<FastifyServerOptions["logger"]>;
  /** The wall clock, ms. */
  readonly now?: () => number;
  readonly delays?: Partial<Delays>;
}

export interface Platform {
  readonly app: FastifyInstance;
  readonly io: SocketServer;
  /** The door to an account's floor, for what runs in this process. */
  readonly feedOf: (account: string) => Feed;
  /** Writes to people, such as those whom a script makes. */
  readonly letters: ResetLetters;
  /** Resolves with the address at which it listens. */
  readonly listen: (port: number, host: string) => Promise<string>;
  /** Lets what is under way finish, keeps what is to be kept, and closes the database. */
  readonly close: () => Promise<void>;
}

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
  const failed = (error: unknown) => app.log.warn({ reason: error instanceof Error ? error.message : String(error) }, "failed in the background");
  const validator = new Validator();
  const sessions = new Sessions(db, new AccessTokens(options.accessKey, now), now);
  const doorkeeper = new Doorkeeper(db, sessions, now);
  const check = new FedEventCheck(validator);
  const door = (account: string) => feedOf(account, { db, check, times: () => ({ now: now(), lease: delays.lease, live: delays.live }) });
  const channels = new LiveChannels({ db, now, lease: delays.lease, failed }, database.onNotice);
  const link = config.redisUrl === null ? null : linkNodes(config.redisUrl, failed);
  const server: HttpServer = app.server;
  const live = new LiveServer({ server, channels, sessions, validator, delays, publicUrl: config.publicUrl, addressOf: (request) => clientAddress(request, trust), link, failed });
  // The socket's transports answer by themselves, past the hooks.
  live.io.engine.on("headers", (given: Record<string, string>) => void Object.assign(given, securityHeaders(config.sentryDsn)));
  const floorTimes = () => ({ now: now(), lease: delays.lease });
  const supervisions = new Supervisions(db, floorTimes);
  sessions.onEnded((session, by) => {
    live.sessionEnded(session, by);
    supervisions.endOfSession(session).catch(failed);
  });
  const devices = new DeviceServer({ io: live.io, presence: new PocPresence({ db, times: floorTimes, deviceLease: delays.deviceLease }), validator, trustedProxies: config.trustedProxies, delays, now, failed });
  const attempts = new Attempts(db, now);
  const arrival = new Arrival(db, sessions, config.panelUrl);
  const secondFactor = new SecondFactor(db, options.vault, now);
  const signIn = new SignIn(db, attempts, secondFactor, arrival);
  const post = new PostOffice(db, options.vault, config.smtpUrl === null ? null : smtpMailer(config.smtpUrl, config.mailFrom ?? `Switchboard <no-reply@${config.publicUrl?.hostname ?? "localhost"}>`), now);
  const letters = new ResetLetters({ db, vault: options.vault, post, now, pageAt: (path) => pageAt(config.publicUrl, app.server.address(), path), hurry: () => errands.hurry() });
  const errands = new Errands([() => letters.write(), () => post.deliver(), () => sessions.forget()], delays.errands, failed);
  const claims = new Claims(db, now);
  const siteOf = (request: FastifyRequest) => siteOrigin(config.publicUrl, request);
  const singleSignOn = new SingleSignOn(db, new SsoRequests(db, now), claims, now);
  const people = { db, sessions, activation: letters, now, floorTimes };
  const handlers = {
    ...authRoutes({ db, sessions, signIn, attempts, arrival, claims, externalApps: new ExternalApps(config, options.accessKey, now) }),
    ...ssoRoutes({ db, attempts, singleSignOn, now, ask: (url) => askOutside(url, { allowsLoopback: listensToItself(server, config) }) }),
    ...ssoIdentityRoutes(db, now),
    ...sessionRoutes(db, sessions, signIn, secondFactor),
    ...twoFactorRoutes(new TwoFactorSetup(db, options.vault, now)),
    ...passwordResetRoutes(new ResetRequests(db, options.vault, now, errands.hurry), new ResetGrants(db, sessions, now)),
    ...mailRoutes(db, post),
    ...accountRoutes({ db, sessions, now, supervisions }),
    ...userRoutes(people),
    ...privilegeRoutes(people),
    ...connectionRoutes(db),
    ...ipRestrictionRoutes(db, now),
    ...apiKeyRoutes(db, now),
    ...segmentRoutes(db),
    ...channelRoutes(),
    ...branchRoutes(db, now),
    ...pocRoutes({ db, times: floorTimes, enrolled: () => void devices.look() }),
    ...callRoutes(db),
    ...supervisionRoutes(supervisions),
    ...eventRoutes({ db, channels, feedOf: door }),
    ...platformRoutes({ db, now, probe: delays.probe, isLive: () => live.isOpen, configuration: configurationOf(config) }),
  };
  await app.register(
    (api) => {
      api.addHook("onSend", async (_, reply) => void reply.header("cache-control", "no-store"));
      serveOperations(api, { operations: readOperations(), validator, permissions: PERMISSIONS, handlers, admit: (request, credentials, requirement) => doorkeeper.admit(request, credentials, requirement), siteOf });
      api.setNotFoundHandler((request, reply) => answerProblem(new Problem("not-found"), request, reply));
      // Else a console that is served here would take what no operation does for a page of its own.
      for (const path of ["/", "/*"]) api.get(path, (_, reply) => reply.callNotFound());
      return Promise.resolve();
    },
    { prefix: "/api" },
  );
  serveHealth(app, db, delays.probe);
  servePlaces(app);
  serveSsoPage(app, singleSignOn);
  if (options.demoProvider) await serveDemoProvider(app, new DemoProvider(db, options.demoProvider, now), siteOf);
  if (consoleFolder !== null) await serveConsole(app, consoleFolder);
  app.addHook("preClose", async () => {
    await live.close();
    await devices.close();
  });
  app.addHook("onClose", async () => {
    await channels.close();
    await errands.stop(READING);
    await database.close();
  });
  // The first wrong password must not take longer than the others.
  await passwordFits(null, "");
  return {
    app,
    io: live.io,
    feedOf: door,
    letters,
    listen: (port, host) => app.listen({ port, host }),
    close: async () => {
      isClosing = true;
      await allRead(server, READING);
      const late = setTimeout(() => server.closeAllConnections(), DRAIN);
      await app.close();
      clearTimeout(late);
    },
  };
}

/** Whether nobody but this machine can ask us. */
function listensToItself(server: HttpServer, config: PlatformOptions["config"]): boolean {
  const listening = server.address();
  return typeof listening === "object" && listening !== null && isAmongOurselves({ ...config, host: listening.address });
}

function createApp({ config, logger }: PlatformOptions, trust: Trust): FastifyInstance {
  const app = fastify({
    logger,
    trustProxy: trust,
    bodyLimit: LARGEST_BODY,
    requestTimeout: ARRIVAL,
    return503OnClosing: false,
    genReqId: () => ulid(),
    frameworkErrors: answerError,
    clientErrorHandler: answerNoise,
    routerOptions: { maxParamLength: 1_000 },
  });
  const headers = securityHeaders(config.sentryDsn);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    if (request.protocol === "https" || config.publicUrl?.protocol === "https:") reply.header("strict-transport-security", STRICT_TRANSPORT);
  });
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    answerProblem(isRead ? new Problem("not-found") : new Problem("method-not-allowed", { headers: { allow: "GET, HEAD" } }), request, reply);
  });
  return app;
}

const configurationOf = ({ panelUrl, consoleUrl, feedbackUrl, sentryDsn }: PlatformOptions["config"]) => ({ panelUrl, consoleUrl, feedbackUrl, errorReporting: sentryDsn });
