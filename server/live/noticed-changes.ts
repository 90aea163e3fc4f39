import type { Database } from "../database/database.ts";
import { NOTICED_LISTS, type NoticedRecord, recordIn } from "../log/record-notice.ts";
import type { LiveNamespace } from "./live-namespace.ts";
import { recordsRoom } from "./rooms.ts";

/** Maximum number of ids in a message. Further ids are left out: clients reload the whole list anyway. */
const MOST = 5_000;

interface Gathered extends Pick<NoticedRecord, "kind" | "account"> {
  readonly ids: Set<string>;
}

/**
 * Notifies the sockets of this node of changes of records for which the log contains no events
 * (`NOTICED_LISTS`), if the users of the sockets can read the records.
 */
export class NoticedChanges {
  private readonly gathered = new Map<string, Gathered>();
  private readonly unsubscribe: () => void;

  constructor(
    private readonly namespace: LiveNamespace,
    onNotice: Database["onNotice"],
    /** Time (ms) for which changes of a list are collected. Clients reload the list after each message. */
    private readonly gathering: number,
  ) {
    this.unsubscribe = onNotice((notice) => this.gather(notice));
  }

  close(): void {
    this.unsubscribe();
    this.gathered.clear();
  }

  private gather(notice: string | null): void {
    const record = notice === null ? null : recordIn(notice);
    if (!record) return;
    const { kind, account, id } = record;
    const list = `${account}/${kind}`;
    const known = this.gathered.get(list);
    if (known) return void known.ids.add(id);
    this.gathered.set(list, { kind, account, ids: new Set([id]) });
    setTimeout(() => this.send(list), this.gathering).unref();
  }

  private send(list: string): void {
    const gathered = this.gathered.get(list);
    if (!gathered) return;
    this.gathered.delete(list);
    const { kind, account, ids } = gathered;
    const [first, ...others] = [...ids].slice(0, MOST).map((id) => ({ id, version: null }));
    if (!first) return;
    this.namespace.local
      .to(recordsRoom(account, NOTICED_LISTS[kind]))
      .emit("records:changed", { kind, changes: [first, ...others] });
  }
}
