import type { Server as HttpServer } from "node:http";
import type { FastifyServerOptions } from "fastify";
import type { Vault } from "../auth/vault.ts";
import type { Config } from "../process/config.ts";
import type { Database } from "../database/database.ts";
import type { Delays } from "../process/delays.ts";
import type { Validator } from "../contract/validator.ts";
import type { SigningKey } from "../identity-provider/self-signed.ts";

/** Dependencies of a platform. */
export interface PlatformOptions {
  readonly database: Database;
  /** Signs access tokens. */
  readonly accessKey: Uint8Array;
  /** Encrypts secrets that must be readable later. */
  readonly vault: Vault;
  /** RSA key (PEM) that signs identity tokens; without it none are issued. */
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
    | "recordedData"
    | "smtpUrl"
    | "mailFrom"
  >;
  /** Key of the demo identity provider. Without it, the provider is not served. */
  readonly demoProvider?: SigningKey | null;
  /** Folder of the built console; null if this platform serves none. */
  readonly consoleFolder: string | null;
  /** Folder of uploaded files. */
  readonly filesFolder: string;
  readonly logger: NonNullable<FastifyServerOptions["logger"]>;
  /** The wall clock, ms. */
  readonly now?: () => number;
  readonly delays?: Partial<Delays>;
}

/** Common dependencies of the parts of a platform. */
export interface PlatformContext extends Pick<PlatformOptions, "database" | "vault" | "config"> {
  readonly server: HttpServer;
  readonly validator: Validator;
  readonly delays: Delays;
  /** The wall clock, ms. */
  readonly now: () => number;
  /** Logs errors of background work. */
  readonly failed: (error: unknown) => void;
}
