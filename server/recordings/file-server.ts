import type { Readable } from "node:stream";
import type { OutsideRules } from "../egress/outside-address.ts";

/** How to sign in to a server of files. */
export interface FileServerLogin {
  readonly hostname: string;
  readonly port: number;
  readonly username: string;
  readonly password: string;
  /** Whether the connection is to be secured before the password is sent (AUTH TLS). */
  readonly tls: boolean;
}

export interface FileServerRules extends OutsideRules {
  /** How long (ms) all of it may take. */
  readonly patience: number;
  /** Whose certificates are believed (PEM); those that are believed everywhere by default. */
  readonly certificates?: string;
}

/** What is put into a storage, under which name. */
export interface StoredFile {
  readonly name: string;
  readonly media: string;
  readonly length: number;
  readonly open: () => Readable;
}
