import type { Database } from "../database/database.ts";
import { logOf } from "../webhooks/log-notice.ts";
import type { LiveNamespace } from "./live-namespace.ts";
import { recordsRoom } from "./rooms.ts";

/** ms for which tries are gathered: a busy webhook makes many in a second, and each reader looks once. */
const GATHERED = 500;
/** So many one message names; whoever hears of it reads anew in any case. */
const MOST = 5_000;

/** Tells the sockets of this node which tries to deliver something were kept or removed, to those who may read them. */
export class LogChanges {
  private readonly gathered = new Map<string, Set<string>>();
  private readonly deaf: () => void;

  constructor(
    private readonly namespace: LiveNamespace,
    onNotice: Database["onNotice"],
  ) {
    this.deaf = onNotice((notice) => this.gather(notice));
  }

  close(): void {
    this.deaf();
    this.gathered.clear();
  }

  private gather(notice: string | null): void {
    const log = notice === null ? null : logOf(notice);
    if (!log) return;
    const ids = this.gathered.get(log.account);
    if (ids) return void ids.add(log.id);
    this.gathered.set(log.account, new Set([log.id]));
    setTimeout(() => this.tell(log.account), GATHERED).unref();
  }

  private tell(account: string): void {
    const ids = this.gathered.get(account);
    this.gathered.delete(account);
    const [first, ...others] = [...(ids ?? [])].slice(0, MOST).map((id) => ({ id, version: null }));
    if (!first) return;
    this.namespace.local.to(recordsRoom(account, "webhooks.read")).emit("records:changed", { kind: "webhooks-logs", changes: [first, ...others] });
  }
}
