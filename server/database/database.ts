import { type Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/**
 * Receives the name of a channel whose log grew; `null` after a lost connection, when any of them may have
 * grown.
 */
export type Notice = (channel: string | null) => void;

/** The database: PGlite in its own folder, or PostgreSQL. Both run the same SQL. */
export interface Database {
  readonly kind: "pglite" | "postgresql";
  readonly db: Kysely<Tables>;
  /**
   * Calls back whenever a transaction that notified was committed, by whichever process. Returns how to stop.
   */
  readonly onNotice: (notice: Notice) => () => void;
  readonly close: () => Promise<void>;
}

/** Channel of NOTIFY and LISTEN for the log. */
export const LOG_NOTICE = "switchboard_log";

/** Distributes notices to listeners. */
export class NoticeBoard {
  private readonly listeners = new Set<Notice>();

  readonly add = (notice: Notice): (() => void) => {
    this.listeners.add(notice);
    return () => void this.listeners.delete(notice);
  };

  readonly tell = (channel: string | null): void => {
    for (const notice of this.listeners) notice(channel);
  };
}
