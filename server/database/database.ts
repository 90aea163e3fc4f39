import { type Kysely } from "kysely";
import type { Tables } from "./schema.ts";

/** Told the name of a channel whose log grew; `null`: any may have, while nobody could listen. */
export type Notice = (channel: string | null) => void;

/** Where everything is kept: PGlite in a folder of its own, or PostgreSQL. Both run the same SQL. */
export interface Database {
  readonly kind: "pglite" | "postgresql";
  readonly db: Kysely<Tables>;
  /**
   * Calls back whenever a transaction that notified was committed, by whichever process. Returns how to stop.
   */
  readonly onNotice: (notice: Notice) => () => void;
  readonly close: () => Promise<void>;
}

/** What NOTIFY and LISTEN call the log. */
export const LOG_NOTICE = "switchboard_log";

/** Those who want to hear of notices. */
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
