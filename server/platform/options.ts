import type { Server as HttpServer } from "node:http";
import type { FastifyServerOptions } from "fastify";
import type { Vault } from "../auth/vault.ts";
import type { Config } from "../process/config.ts";
import type { Database } from "../database/database.ts";
import type { Delays } from "../process/delays.ts";
import type { Validator } from "../contract/validator.ts";
import type { SigningKey } from "../identity-provider/self-signed.ts";

/** What a platform is put together from. */
export interface PlatformOptions {
  readonly database: Database;
  /** Signs access tokens. */
  readonly accessKey: Uint8Array;
  /** Seals secrets that have to be read again. */
  readonly vault: Vault;
  /** Signs (RSA, PEM) what tells others which account asks; without one nobody is told. */
  readonly identityKey?: string;
  readonly config: Pick<
    Config,
    | "publicUrl"
    | "trustedProxies"
    | "panelUrl"
    | "consoleUrl"
    | "feedbackUrl"
    | "callUrl"
    | "calendarUrl"
    | "feedbackKey"
    | "sentryDsn"
    | "redisUrl"
    | "smtpUrl"
    | "mailFrom"
  >;
  /** The key of the demo's identity provider; nothing: it is not served. */
  readonly demoProvider?: SigningKey | null;
  /** Where the built console is; null: this platform serves none. */
  readonly consoleFolder: string | null;
  /** Where what people upload is kept. */
  readonly filesFolder: string;
  readonly logger: NonNullable<FastifyServerOptions["logger"]>;
  /** The wall clock, ms. */
  readonly now?: () => number;
  readonly delays?: Partial<Delays>;
}

/** What each part of a platform is started with. */
export interface Surroundings extends Pick<PlatformOptions, "database" | "vault" | "config"> {
  readonly server: HttpServer;
  readonly validator: Validator;
  readonly delays: Delays;
  /** The wall clock, ms. */
  readonly now: () => number;
  /** Logs what failed in the background. */
  readonly failed: (error: unknown) => void;
}
