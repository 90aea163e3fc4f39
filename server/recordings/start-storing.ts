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

/** Timeout (ms) of each response during a storage test. */
const TRIAL = 10_000;
/** Margin (ms) after the timeout of an upload before another node retries it. */
const AFTER = 60_000;

interface StoringOptions {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly files: FileStore;
  /** Issues identity tokens; null without a public address. */
  readonly identities: IdentityIssuer | null;
  readonly now: () => number;
  /** Timeout (ms) of an upload to a storage. */
  readonly patience: number;
  /** Interval (ms) between checks for due uploads. */
  readonly pause: number;
  readonly allowsLoopback: () => boolean;
  readonly failed: (error: unknown) => void;
}

/**
 * Starts uploading recordings to their configured storages. Large files and slow storages do not block
 * others.
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
  const waysOf =
    (within: number) =>
    (account: string, trusted: string | null = null): StorageClients =>
      waysToStorages({ db, identities, now, patience: within, allowsLoopback }, account, trusted);
  const desk = new UploadWorker({
    db,
    vault,
    files,
    waysOf: waysOf(patience),
    now,
    lease: patience + AFTER,
    failed,
    freed: () => taking.trigger(),
  });
  const taking = new Jobs([() => desk.begin()], pause, failed);
  const marking = new Jobs(
    [() => queueAutomaticUploads(db, now()), async () => taking.trigger()],
    pause,
    failed,
  );
  return {
    /** The ways on which storages are tried; a key may be named that a server may show from now on. */
    tried: waysOf(TRIAL),
    /** Something is to go there now. */
    wanted: taking.trigger,
    /** Marks what is to be stored and begins to store it, now. */
    runJobs: async (): Promise<void> => {
      await marking.run();
      await taking.run();
    },
    /**
     * Starts no more uploads and waits up to `within` ms for running ones. Unfinished ones are retried by
     * another node or after a restart.
     */
    stop: async (within: number): Promise<void> => {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, within).unref());
      await Promise.all([marking.stop(within), taking.stop(within)]);
      await Promise.race([desk.idle(), late]);
    },
  };
}

interface WaysOptions {
  readonly db: Kysely<Tables>;
  /** Issues identity tokens; null without a public address. */
  readonly identities: IdentityIssuer | null;
  readonly now: () => number;
  /** How long (ms) a storage may take for each answer. */
  readonly patience: number;
  /** Returns whether this machine may be connected to. */
  readonly allowsLoopback: () => boolean;
}

/** How many bytes of a response are read. */
const MOST = 16_384;

/** Returns the connections to the storages of an account; `trusted` is a host key that a server may show from now on. */
function waysToStorages(
  { db, identities, now, patience, allowsLoopback }: WaysOptions,
  account: string,
  trusted: string | null = null,
): StorageClients {
  const rules = { patience, allowsLoopback: allowsLoopback() };
  return {
    send: (sending) => sendExternal(sending, { ...rules, most: MOST }),
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
