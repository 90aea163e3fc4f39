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
  /** Total time limit (ms) for connecting, signing in and uploading. */
  readonly patience: number;
  /** Trusted root certificates (PEM); those of Node if absent. */
  readonly certificates?: string;
}

/** A file to upload: its name, media type, length in bytes and content. */
export interface StoredFile {
  readonly name: string;
  readonly media: string;
  readonly length: number;
  readonly open: () => Readable;
}
