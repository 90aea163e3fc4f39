import type { Kysely } from "kysely";
import type { Vault } from "../auth/vault.ts";
import type { Tables } from "../database/schema.ts";
import { Jobs } from "../process/jobs.ts";
import { sendExternal } from "../egress/send-external.ts";
import type { FileStore } from "../files/file-store.ts";
import type { IdentityIssuer } from "./identity-issuer.ts";
import { UploadWorker } from "./upload-worker.ts";
import { isKnownHost } from "./storage-host-keys.ts";
import type { StorageClients } from "./storage-ways.ts";
import { queueAutomaticUploads } from "./upload-state.ts";
import { visitFtp } from "./visit-ftp.ts";
import { visitSftp } from "./visit-sftp.ts";

/** Timeout (ms) of each HTTP request or file server visit during a storage test. */
const TEST_TIMEOUT = 10_000;
/** Time (ms) from the timeout of an upload until another node may retry it. */
const LEASE_MARGIN = 60_000;

interface StoringOptions {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly files: FileStore;
  /** Issues identity tokens; null if there is no signing key. */
  readonly identities: IdentityIssuer | null;
  readonly now: () => number;
  /** Timeout (ms) of each HTTP request or file server visit during an upload. */
  readonly patience: number;
  /** Interval (ms) between checks for due uploads. */
  readonly pause: number;
  readonly allowsLoopback: () => boolean;
  readonly failed: (error: unknown) => void;
}

/**
 * Starts the jobs that upload recordings to their configured storages. Large files and slow storages do not
 * block other uploads.
 */
export function startStoring({
  db,
  vault,
  files,
  identities,
  now,
  patience,
  pause,
  allowsLoopback,
  failed,
}: StoringOptions) {
  const clientsWithin =
    (timeout: number) =>
    (account: string, trusted: string | null = null): StorageClients =>
      storageClients({ db, identities, now, patience: timeout, allowsLoopback }, account, trusted);
  const worker = new UploadWorker({
    db,
    vault,
    files,
    clientsOf: clientsWithin(patience),
    now,
    lease: patience + LEASE_MARGIN,
    failed,
    freed: () => uploads.trigger(),
  });
  const uploads = new Jobs([() => worker.begin()], pause, failed);
  const queueing = new Jobs(
    [() => queueAutomaticUploads(db, now()), async () => uploads.trigger()],
    pause,
    failed,
  );
  return {
    /** Returns the clients for storage tests. The optional argument is a host key to trust from now on. */
    testClients: clientsWithin(TEST_TIMEOUT),
    /** Checks for due uploads immediately. */
    trigger: uploads.trigger,
    /** Queues automatic uploads and starts due ones. */
    runJobs: async (): Promise<void> => {
      await queueing.run();
      await uploads.run();
    },
    /**
     * Starts no more uploads and waits up to `within` ms for running ones. Unfinished ones are retried by
     * another node or after a restart.
     */
    stop: async (within: number): Promise<void> => {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, within).unref());
      await Promise.all([queueing.stop(within), uploads.stop(within)]);
      await Promise.race([worker.idle(), late]);
    },
  };
}

interface ClientOptions {
  readonly db: Kysely<Tables>;
  /** Issues identity tokens; null if there is no signing key. */
  readonly identities: IdentityIssuer | null;
  readonly now: () => number;
  /** Timeout (ms) of each HTTP request or file server visit. */
  readonly patience: number;
  /** Returns true if connections to this machine are allowed. */
  readonly allowsLoopback: () => boolean;
}

const MAX_RESPONSE_BYTES = 16_384;

/** Returns the clients for the storages of an account. `trusted` is a host key to trust from now on. */
function storageClients(
  { db, identities, now, patience, allowsLoopback }: ClientOptions,
  account: string,
  trusted: string | null = null,
): StorageClients {
  const rules = { patience, allowsLoopback: allowsLoopback() };
  return {
    send: (sending) => sendExternal(sending, { ...rules, most: MAX_RESPONSE_BYTES }),
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
