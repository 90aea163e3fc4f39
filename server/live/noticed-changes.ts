import type { Database } from "../database/database.ts";
import { NOTICED_LISTS, type NoticedRecord, recordIn } from "../log/record-notice.ts";
import type { LiveNamespace } from "./live-namespace.ts";
import { recordsRoom } from "./rooms.ts";

/** ms for which changes are gathered: a busy webhook makes many in a second, and each reader looks once. */
const GATHERED = 500;
/** Limits the ids in a message. Clients reload the list in any case. */
const MOST = 5_000;

interface Gathered extends Pick<NoticedRecord, "kind" | "account"> {
  readonly ids: Set<string>;
}

/**
 * Notifies the sockets of this node of record changes that have no event, if their users can read the
 * records.
 */
export class NoticedChanges {
  private readonly gathered = new Map<string, Gathered>();
  private readonly unsubscribe: () => void;

  constructor(
    private readonly namespace: LiveNamespace,
    onNotice: Database["onNotice"],
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
    setTimeout(() => this.tell(list), GATHERED).unref();
  }

  private tell(list: string): void {
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
