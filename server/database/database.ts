import { type Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/**
 * Listens to notices. A notice is a text: the name of an event channel with new events, a reference to a
 * changed record (parsed by `recordIn`), or `DELIVERY_NOTICE`. It is null after a reconnect, because notices
 * may have been missed.
 */
export type NoticeListener = (notice: string | null) => void;

/** The database: PostgreSQL, or PGlite, which runs in this process. Both run the same SQL. */
export interface Database {
  readonly kind: "pglite" | "postgresql";
  readonly db: Kysely<Tables>;
  /**
   * Connections for reports, which read many rows: on PostgreSQL a few of their own, which may take longer.
   */
  readonly reports: Kysely<Tables>;
  /**
   * Subscribes to the notices that committed transactions of all processes send. Returns a function that
   * unsubscribes.
   */
  readonly onNotice: (listener: NoticeListener) => () => void;
  readonly close: () => Promise<void>;
}

/** PostgreSQL channel (LISTEN and NOTIFY) of all notices. */
export const LOG_NOTICE = "switchboard_log";

/** Distributes notices to listeners. */
export class NoticeBoard {
  private readonly listeners = new Set<NoticeListener>();

  readonly add = (listener: NoticeListener): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  readonly publish = (notice: string | null): void => {
    for (const listener of this.listeners) listener(notice);
  };
}
