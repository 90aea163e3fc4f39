import type { Readable } from "node:stream";
import type { EgressRules } from "../egress/external-address.ts";

/** Login of a file server. */
export interface FileServerLogin {
  readonly hostname: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  /** True to secure the connection before sending the password (AUTH TLS). */
  readonly tls: boolean;
}

export interface FileServerRules extends EgressRules {
  /** Total time limit, ms. */
  readonly patience: number;
  /** Trusted certificates (PEM); the default roots if absent. */
  readonly certificates?: string;
}

/** A file to store, with its name. */
export interface StoredFile {
  readonly name: string;
  readonly media: string;
  readonly length: number;
  readonly open: () => Readable;
}
