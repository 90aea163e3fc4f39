import type { Event, RecordsChanged } from "../../openapi/generated/live-monitor.ts";
import type { Database } from "../database/database.ts";
import { auditChannel } from "../log/channel-name.ts";
import { ChannelReader } from "../log/channel-reader.ts";
import type { LiveNamespace } from "./live-namespace.ts";
import { RECORD_KINDS, type RecordKind } from "./followed-records.ts";
import { recordsRoom } from "./rooms.ts";

interface RecordChangesOptions {
  readonly namespace: LiveNamespace;
  readonly database: Pick<Database, "db" | "onNotice">;
  /** Receives errors of background work. */
  readonly failed: (error: unknown) => void;
}

/**
 * Notifies the sockets of this node of changed records, if the users of the sockets can read these records.
 * The messages contain only ids and versions; clients then reload the records that they show. Each node
 * itself reads the audit channels of the accounts whose users are connected to it.
 */
export class RecordChanges {
  private readonly readers = new Map<string, Promise<ChannelReader>>();
  private readonly unsubscribe: () => void;

  constructor(private readonly options: RecordChangesOptions) {
    this.unsubscribe = options.database.onNotice((channel) => this.wake(channel));
  }

  /** Starts notifying sockets of changed records of an account, unless this already happens. */
  async follow(account: string): Promise<void> {
    const known = this.readers.get(account);
    if (known) return void (await known);
    const { db } = this.options.database;
    const opening = ChannelReader.open(
      db,
      auditChannel(account),
      ({ head }) => head,
      (_, events) => this.notify(account, events),
    );
    this.readers.set(account, opening);
    opening.catch(() => this.readers.delete(account));
    await opening;
  }

  close(): void {
    this.unsubscribe();
    this.readers.clear();
  }

  private wake(channel: string | null): void {
    for (const [account, opening] of this.readers) {
      if (channel !== null && channel !== auditChannel(account)) continue;
      // If no user of the account is connected, the reader is dropped. The next user who connects starts a
      // reader at the end of the log.
      if (!this.isFollowed(account)) this.readers.delete(account);
      else opening.then((reader) => reader.catchUp()).catch(this.options.failed);
    }
  }

  private isFollowed(account: string): boolean {
    const { rooms } = this.options.namespace.adapter;
    return [...RECORD_KINDS.values()].some(({ permission }) => rooms.has(recordsRoom(account, permission)));
  }

  private notify(account: string, events: readonly Event[]): void {
    const changed = new Map<RecordKind, Map<string, number | null>>();
    for (const event of events) {
      const [subject = "", id] = event.subject.split("/");
      const kind = RECORD_KINDS.get(subject);
      // Events of other types, such as refused sign-ins of a user, do not change the record of their subject.
      if (!kind || id === undefined || !event.type.startsWith(`${subject}-`)) continue;
      changed.set(kind, (changed.get(kind) ?? new Map<string, number | null>()).set(id, versionIn(event)));
    }
    for (const [{ kind, permission }, records] of changed) {
      const changes = [...records].map(([id, version]) => ({ id, version })) as RecordsChanged["changes"]; // never empty
      this.options.namespace.local
        .to(recordsRoom(account, permission))
        .emit("records:changed", { kind, changes });
    }
  }
}

/** Returns the new version of a record; null if it was removed or the log does not contain the version. */
function versionIn({ data }: Event): number | null {
  const version: unknown = Object(Object(data)["after"])["version"];
  return typeof version === "number" ? version : null;
}
