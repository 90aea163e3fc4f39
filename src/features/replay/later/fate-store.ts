import type { Fate } from "../../../../streams/replay/later.ts";
import type { Store } from "../../../services/frame-store.ts";
import type { ReplayRoom } from "../../../services/replay.ts";

/** Cache of the outcomes of waiting customers; each is requested once, because the past does not change. */
export class FateStore implements Store<ReadonlyMap<string, Fate | null>> {
  private known: ReadonlyMap<string, Fate | null> = new Map();
  private wanted = new Set<string>();
  private isAsking = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly desk: Pick<ReplayRoom["desk"], "fates">) {}

  readonly get = () => this.known;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Wants to know of these queue entries. */
  want(entries: Iterable<string>): void {
    for (const entry of entries) if (!this.known.has(entry)) this.wanted.add(entry);
    if (!this.isAsking && this.wanted.size > 0) void this.ask();
  }

  private async ask(): Promise<void> {
    this.isAsking = true;
    while (this.wanted.size > 0) {
      const entries = [...this.wanted];
      this.wanted = new Set();
      const fates = await this.desk.fates(entries);
      this.known = new Map([
        ...this.known,
        ...entries.map((entry, place) => [entry, fates[place] ?? null] as const),
      ]);
      for (const listener of this.listeners) listener();
    }
    this.isAsking = false;
  }
}
