import { storeRecording, type Storing } from "./store-recording.ts";
import { type Due, takeNext } from "./upload-state.ts";

/** Concurrent uploads: total, per account and per setting, so that a slow storage does not block others. */
const MOST = { all: 16, account: 2, setting: 1 };

interface StorageDeskOptions extends Storing {
  /** Time (ms) for which no other node retries a running upload. */
  readonly lease: number;
  /** Called when there is room for more uploads. */
  readonly freed: () => void;
}

/** Uploads due recordings to their storages, several concurrently. */
export class UploadWorker {
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

  /** Resolves when no upload is running. */
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
