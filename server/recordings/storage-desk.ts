import { storeRecording, type Storing } from "./store-recording.ts";
import { type Due, takeNext } from "./upload-state.ts";

/**
 * So many are under way at once: in all, for one account, and into the storage of one setting, that one which
 * hangs keeps nobody else waiting.
 */
const MOST = { all: 16, account: 2, setting: 1 };

interface StorageDeskOptions extends Storing {
  /** How long (ms) nobody else tries what is being tried. */
  readonly lease: number;
  /** Told whenever there is room for more. */
  readonly freed: () => void;
}

/** Takes the recordings that are to go into storages, and puts them there, several at once. */
export class StorageDesk {
  private readonly underWay = new Map<Due, Promise<void>>();

  constructor(private readonly options: StorageDeskOptions) {}

  /** Begins with everything that is to go and that there is room for. */
  async begin(): Promise<void> {
    const { db, now, lease } = this.options;
    while (this.underWay.size < MOST.all) {
      const due = await takeNext(db, {
        now: now(),
        lease,
        full: { accounts: this.full("account"), settings: this.full("setting") },
      });
      if (!due) return;
      this.underWay.set(due, this.carry(due));
    }
  }

  /** Resolves when nothing is under way any more. */
  async idle(): Promise<void> {
    while (this.underWay.size > 0) await Promise.all(this.underWay.values());
  }

  private full(member: "account" | "setting"): string[] {
    const counts = new Map<string, number>();
    for (const { [member]: id } of this.underWay.keys())
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].flatMap(([id, count]) => (count >= MOST[member] ? id : []));
  }

  private async carry(due: Due): Promise<void> {
    const { failed, freed } = this.options;
    try {
      await storeRecording(due, this.options);
    } catch (error) {
      // It is tried again when its lease is over.
      failed(error);
    }
    this.underWay.delete(due);
    freed();
  }
}
