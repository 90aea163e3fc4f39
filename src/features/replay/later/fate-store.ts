import type { Fate } from "../../../../streams/replay/later.ts";
import type { Store } from "../../../services/frame-store.ts";
import type { ReplayRoom } from "../../../services/replay.ts";

/** Cache of outcomes of waiting customers, by the id of their queue entry. Each outcome is requested once. */
export class FateStore implements Store<ReadonlyMap<string, Fate | null>> {
  private known: ReadonlyMap<string, Fate | null> = new Map();
  private pending = new Set<string>();
  private isRequesting = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly desk: Pick<ReplayRoom["desk"], "fates">) {}

  readonly get = () => this.known;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Requests the outcomes of queue entries that are not cached yet. */
  request(entries: Iterable<string>): void {
    for (const entry of entries) if (!this.known.has(entry)) this.pending.add(entry);
    if (!this.isRequesting && this.pending.size > 0) void this.requestPending();
  }

  private async requestPending(): Promise<void> {
    this.isRequesting = true;
    while (this.pending.size > 0) {
      const entries = [...this.pending];
      this.pending = new Set();
      const fates = await this.desk.fates(entries);
      this.known = new Map([
        ...this.known,
        ...entries.map((entry, place) => [entry, fates[place] ?? null] as const),
      ]);
      for (const listener of this.listeners) listener();
    }
    this.isRequesting = false;
  }
}
