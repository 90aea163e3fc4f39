import { sendOutside } from "../egress/send-outside.ts";
import type { StorageWays } from "./storage-ways.ts";
import { visitFtp } from "./visit-ftp.ts";

interface WaysOptions {
  /** ms. */
  readonly now: () => number;
  /** How long (ms) a storage may take for each answer. */
  readonly patience: number;
  /** Whether this very machine may be asked. */
  readonly allowsLoopback: () => boolean;
}

/** How much (bytes) of an answer is read. */
const MOST = 16_384;

/** By which ways the storages of an account are reached from here. */
export function waysToStorages({ now, patience, allowsLoopback }: WaysOptions): StorageWays {
  const rules = { patience, allowsLoopback: allowsLoopback() };
  return {
    send: (sending) => sendOutside(sending, { ...rules, most: MOST }),
    visit: (access, file) => visitFtp(access, file, rules),
    identity: () => Promise.resolve(null),
    now,
  };
}
