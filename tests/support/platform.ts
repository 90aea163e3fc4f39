import { Agent, type IncomingMessage, request as openRequest } from "node:http";
import { gunzipSync } from "node:zlib";
import { onTestFinished } from "vitest";
import type { FeedAnswer, LoginAnswer } from "../../openapi/generated/console.ts";
import { AccessTokens } from "../../server/auth/access-tokens.ts";
import { Sessions } from "../../server/auth/sessions.ts";
import { Vault } from "../../server/auth/vault.ts";
import type { Database } from "../../server/database/database.ts";
import type { Delays } from "../../server/process/delays.ts";
import { createPlatform, type Platform } from "../../server/platform/platform.ts";
import type { PlatformOptions } from "../../server/platform/options.ts";
import { ContractWatch } from "./contract-watch.ts";
import { testDatabase } from "./database.ts";
import { newFolder } from "./new-folder.ts";
import { ACCOUNT } from "./test-accounts.ts";

export interface TestPlatformOptions {
  readonly database?: Database;
  readonly config?: Partial<PlatformOptions["config"]>;
  readonly consoleFolder?: string | null;
  /** Folder of uploaded files; a new folder by default. */
  readonly filesFolder?: string;
  readonly delays?: Partial<Delays>;
  /** The wall clock, ms. */
  readonly now?: () => number;
  readonly logger?: PlatformOptions["logger"];
  readonly demoProvider?: PlatformOptions["demoProvider"];
  readonly identityKey?: string;
  /** Port to listen on; any free port by default. */
  readonly port?: number;
}

/** Any JSON, to look into without saying what it is. */
export interface Json {
  readonly [member: string]: Json;
}

/** A text in a JSON, which has to be one. */
export function textOf(json: Json | undefined): string {
  const value: unknown = json;
  if (typeof value !== "string") throw new Error(`${JSON.stringify(value)} is no text.`);
  return value;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** JSON of the response; an empty object if it is not JSON. */
  readonly body: Json;
}

export interface Ask {
  readonly token?: string | undefined;
  readonly key?: string;
  readonly query?: string;
  readonly json?: unknown;
  readonly raw?: string | Uint8Array;
  readonly headers?: Record<string, string>;
}

/** Response of a sign-in for users who may use the console. */
type Session = Required<
  Pick<LoginAnswer, "level" | "user" | "remember" | "redirect" | "accessToken" | "refreshToken">
>;

export interface TestPlatform {
  readonly url: string;
  readonly platform: Platform;
  readonly database: Database;
  readonly contract: ContractWatch;
  /** Opens a session without the login, whose password check and limits are not the subject of most tests. */
  readonly signIn: (email: string, options?: { readonly remember?: boolean }) => Promise<Session>;
  readonly api: (operation: string, ask?: Ask) => Promise<Answer>;
  readonly feed: (events: readonly unknown[], account?: string) => Promise<FeedAnswer>;
  /** Fails where anything went over the wire that the contract does not allow. */
  readonly close: () => Promise<void>;
}

// Background jobs keep the product's interval of 5 s: a test that waits for one calls `platform.runJobs()`.
const QUICK: Partial<Delays> = { heartbeat: 100, batching: 1, gathering: 50 };
const ACCESS_KEY = new Uint8Array(32).fill(7);
const CONFIG: PlatformOptions["config"] = {
  publicUrl: null,
  trustedProxies: [],
  panelUrl: "/panel",
  consoleUrl: "/separate-console",
  feedbackUrl: "/feedback-board",
  callUrl: "/call-page",
  calendarUrl: "/calendar-page",
  feedbackKey: null,
  sentryDsn: null,
  redisUrl: null,
  recordedData: null,
  smtpUrl: null,
  mailFrom: null,
};

/** Connections are kept and shared by all tests of a worker. */
const AGENT = new Agent({ keepAlive: true });
const WITH_BODY: ReadonlySet<string> = new Set(["POST", "PUT", "PATCH"]);

/**
 * Starts a listening platform, on a database of its own, with everything that it sends checked against the
 * contract.
 */
export async function startPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const database = options.database ?? (await testDatabase());
  const platform = await createPlatform({
    database,
    accessKey: ACCESS_KEY,
    vault: new Vault([new Uint8Array(32).fill(8)]),
    config: { ...CONFIG, ...options.config },
    consoleFolder: options.consoleFolder ?? null,
    filesFolder: options.filesFolder ?? newFolder(),
    logger: options.logger ?? false,
    delays: { ...QUICK, ...options.delays },
    ...(options.now && { now: options.now }),
    ...(options.identityKey !== undefined && { identityKey: options.identityKey }),
    ...(options.demoProvider && { demoProvider: options.demoProvider }),
  });
  const contract = new ContractWatch();
  contract.watch(platform);
  const url = await platform.listen(options.port ?? 0, "127.0.0.1");
  const api = apiOf(url);
  return {
    url,
    platform,
    database,
    contract,
    api,
    signIn: (email, { remember = false } = {}) =>
      openSession(database.db, options.now ?? Date.now, email, remember),
    feed: (events, account = ACCOUNT) => platform.feedFor(account)(events),
    close: async () => {
      await platform.close();
      if (contract.violations.length > 0)
        throw new Error(`The contract was not kept:\n${contract.violations.slice(0, 20).join("\n")}`);
    },
  };
}

/** Opens a session as a sign-in with the right password would. Throws for an unknown email. */
async function openSession(
  db: Database["db"],
  now: () => number,
  email: string,
  remember: boolean,
): Promise<Session> {
  const user = await db
    .selectFrom("logins")
    .innerJoin("users", (join) =>
      join.onRef("users.account", "=", "logins.account").onRef("users.id", "=", "logins.user_id"),
    )
    .where("logins.login", "=", email)
    .select(["users.id", "users.account", "users.level"])
    .executeTakeFirstOrThrow();
  const sessions = new Sessions(db, new AccessTokens(ACCESS_KEY, now), now);
  const opening = { remember, way: "password", provedAt: now(), address: "127.0.0.1", agent: "node" };
  const { tokens } = await db
    .transaction()
    .execute((trx) => sessions.open(trx, { account: user.account, user: user.id }, opening));
  return {
    level: user.level,
    user: { _id: user.id, account: user.account },
    remember,
    redirect: false,
    ...tokens,
  };
}

/** The same, closed when the test is over. */
export async function withPlatform(options: TestPlatformOptions = {}): Promise<TestPlatform> {
  const started = await startPlatform(options);
  onTestFinished(() => started.close());
  return started;
}

/**
 * Returns a function that sends requests to the API of the platform at this address. It uses Node's own HTTP
 * client:
 * `fetch` costs more processor time than the platform needs for a short answer.
 */
const apiOf =
  (url: string) =>
  (operation: string, { token, key, query, json, raw, headers }: Ask = {}): Promise<Answer> => {
    const [method = "", path = ""] = operation.split(" ");
    const content = raw ?? (json === undefined ? undefined : JSON.stringify(json));
    const body = typeof content === "string" ? Buffer.from(content) : content;
    const sent = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(key !== undefined && { "x-api-key": key }),
      ...(typeof raw === "string" && { "content-type": "text/plain;charset=UTF-8" }),
      ...(json !== undefined && { "content-type": "application/json" }),
      ...((body !== undefined || WITH_BODY.has(method)) && { "content-length": String(body?.length ?? 0) }),
      "user-agent": "node",
      ...headers,
    };
    // The address is escaped as in a browser.
    const target = new URL(`${url}/api${path}${query === undefined ? "" : `?${query}`}`);
    return new Promise((resolve, reject) => {
      const request = openRequest(target, { method, agent: AGENT, headers: sent }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () => resolve(answerOf(response, Buffer.concat(chunks)))).on("error", reject);
      });
      request.on("error", reject).end(body);
    });
  };

function answerOf(response: IncomingMessage, bytes: Buffer): Answer {
  const text = (response.headers["content-encoding"] === "gzip" ? gunzipSync(bytes) : bytes).toString();
  const isJson = /^application\/(problem\+)?json/.test(response.headers["content-type"] ?? "") && text !== "";
  return {
    status: response.statusCode ?? 0,
    // Most tests do not look at the headers.
    get headers() {
      return new Headers(
        Object.entries(response.headersDistinct).flatMap(([name, values = []]) =>
          values.map((value): [string, string] => [name, value]),
        ),
      );
    },
    text,
    body: isJson ? JSON.parse(text) : {},
  };
}
