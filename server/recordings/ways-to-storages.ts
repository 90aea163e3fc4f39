import type { Kysely } from "kysely";
import type { Tables } from "../database/schema.ts";
import { sendOutside } from "../egress/send-outside.ts";
import type { IdentityIssuer } from "./identity-issuer.ts";
import { isKnownHost } from "./storage-host-keys.ts";
import type { StorageWays } from "./storage-ways.ts";
import { visitFtp } from "./visit-ftp.ts";
import { visitSftp } from "./visit-sftp.ts";

interface WaysOptions {
  readonly db: Kysely<Tables>;
  /** Tells others which account asks; null where nobody does. */
  readonly identities: IdentityIssuer | null;
  /** ms. */
  readonly now: () => number;
  /** How long (ms) a storage may take for each answer. */
  readonly patience: number;
  /** Whether this very machine may be asked. */
  readonly allowsLoopback: () => boolean;
}

/** How much (bytes) of an answer is read. */
const MOST = 16_384;

/**
 * By which ways the storages of an account are reached from here; `trusted` is a key that a server may show
 * from now on.
 */
export function waysToStorages(
  { db, identities, now, patience, allowsLoopback }: WaysOptions,
  account: string,
  trusted: string | null = null,
): StorageWays {
  const rules = { patience, allowsLoopback: allowsLoopback() };
  return {
    send: (sending) => sendOutside(sending, { ...rules, most: MOST }),
    visit: (access, file) => {
      if (!access.ssh) return visitFtp(access, file, rules);
      const { hostname: host, port } = access;
      return visitSftp(access, file, {
        ...rules,
        isKnown: (key) => isKnownHost(db, { account, host, port, key }, { trusted, now: now() }),
      });
    },
    identity: () => identities?.tokenFor(account) ?? Promise.resolve(null),
    now,
  };
}
