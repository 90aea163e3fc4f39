import type { Event, RecordsChanged } from "../../openapi/generated/live-monitor.ts";
import type { Database } from "../database/database.ts";
import { auditOf } from "../log/channel-name.ts";
import { ChannelReader } from "../log/channel-reader.ts";
import type { LiveNamespace } from "./live-namespace.ts";
import { RECORD_KINDS, type RecordKind } from "./followed-records.ts";
import { recordsRoom } from "./rooms.ts";

interface RecordChangesOptions {
  readonly namespace: LiveNamespace;
  readonly database: Pick<Database, "db" | "onNotice">;
  /** Told of what fails without anybody waiting for it. */
  readonly failed: (error: unknown) => void;
}

/**
 * Tells the sockets of this node which records were changed, to those who may read them, and nothing of what
 * is in them: whoever shows one reads it anew. Each node reads the log itself, of the accounts that somebody
 * here is of.
 */
export class RecordChanges {
  private readonly readers = new Map<string, Promise<ChannelReader>>();
  private readonly deaf: () => void;

  constructor(private readonly options: RecordChangesOptions) {
    this.deaf = options.database.onNotice((channel) => this.wake(channel));
  }

  /** From now on those of an account are told. */
  async follow(account: string): Promise<void> {
    const known = this.readers.get(account);
    if (known) return void (await known);
    const { db } = this.options.database;
    const opening = ChannelReader.open(
      db,
      auditOf(account),
      ({ head }) => head,
      (_, events) => this.tell(account, events),
    );
    this.readers.set(account, opening);
    opening.catch(() => this.readers.delete(account));
    await opening;
  }

  close(): void {
    this.deaf();
    this.readers.clear();
  }

  private wake(channel: string | null): void {
    for (const [account, opening] of this.readers) {
      if (channel !== null && channel !== auditOf(account)) continue;
      // Nobody of it is here any more: whoever comes next begins where the log ends by then.
      if (!this.isFollowed(account)) this.readers.delete(account);
      else opening.then((reader) => reader.catchUp()).catch(this.options.failed);
    }
  }

  private isFollowed(account: string): boolean {
    const { rooms } = this.options.namespace.adapter;
    return [...RECORD_KINDS.values()].some(({ permission }) => rooms.has(recordsRoom(account, permission)));
  }

  private tell(account: string, events: readonly Event[]): void {
    const told = new Map<RecordKind, Map<string, number | null>>();
    for (const event of events) {
      const [subject = "", id] = event.subject.split("/");
      const kind = RECORD_KINDS.get(subject);
      // Much happens to users that changes nothing of them, such as a sign-in that was refused.
      if (!kind || id === undefined || !event.type.startsWith(`${subject}-`)) continue;
      told.set(kind, (told.get(kind) ?? new Map<string, number | null>()).set(id, versionIn(event)));
    }
    for (const [{ kind, permission }, records] of told) {
      const changes = [...records].map(([id, version]) => ({ id, version })) as RecordsChanged["changes"]; // there is one at least
      this.options.namespace.local
        .to(recordsRoom(account, permission))
        .emit("records:changed", { kind, changes });
    }
  }
}

/** What a record became; null where it is gone, or the log does not say. */
function versionIn({ data }: Event): number | null {
  const version: unknown = Object(Object(data)["after"])["version"];
  return typeof version === "number" ? version : null;
}
