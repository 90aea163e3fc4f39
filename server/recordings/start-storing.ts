import type { Kysely } from "kysely";
import type { Vault } from "../auth/vault.ts";
import type { Tables } from "../database/schema.ts";
import { Jobs } from "../process/jobs.ts";
import type { FileStore } from "../files/file-store.ts";
import type { IdentityIssuer } from "./identity-issuer.ts";
import { StorageDesk } from "./storage-desk.ts";
import type { StorageWays } from "./storage-ways.ts";
import { markWanted } from "./upload-state.ts";
import { waysToStorages } from "./ways-to-storages.ts";

/** How long (ms) a storage may take for each answer when it is tried. */
const TRIAL = 10_000;
/** What is being put somewhere is nobody else's for so long (ms) after it should be over. */
const AFTER = 60_000;

interface StoringOptions {
  readonly db: Kysely<Tables>;
  readonly vault: Vault;
  readonly files: FileStore;
  /** Tells others which account asks; null where nobody does. */
  readonly identities: IdentityIssuer | null;
  readonly now: () => number;
  /** How long (ms) a storage may take to be given a recording. */
  readonly patience: number;
  /** Between two looks (ms) at what is to go. */
  readonly pause: number;
  readonly allowsLoopback: () => boolean;
  readonly failed: (error: unknown) => void;
}

/**
 * Has recordings put into the storages of their settings from now on. What is large, or has a storage that
 * hangs, takes its time, and keeps nothing else waiting.
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
    (account: string, trusted: string | null = null): StorageWays =>
      waysToStorages({ db, identities, now, patience: within, allowsLoopback }, account, trusted);
  const desk = new StorageDesk({
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
  const marking = new Jobs([() => markWanted(db, now()), async () => taking.trigger()], pause, failed);
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
     * Begins with nothing more; waits no longer than so many ms for what is under way. What is not there by
     * then is tried again by whoever comes next.
     */
    stop: async (within: number): Promise<void> => {
      const late = new Promise<void>((resolve) => void setTimeout(resolve, within).unref());
      await Promise.all([marking.stop(within), taking.stop(within)]);
      await Promise.race([desk.idle(), late]);
    },
  };
}
