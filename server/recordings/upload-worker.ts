import { storeRecording, type Storing } from "./store-recording.ts";
import { type Due, claimNextUpload } from "./upload-state.ts";

/**
 * Limits of concurrent uploads of a node: total, per account and per setting. With these limits, a slow
 * storage does not block others.
 */
const LIMITS = { all: 16, account: 2, setting: 1 };

interface UploadWorkerOptions extends Storing {
  /** Time (ms) for which no other node retries a running upload. */
  readonly lease: number;
  /** Invoked after each upload, when another one can start. */
  readonly freed: () => void;
}

/** Uploads due recordings to their storages, several concurrently. */
export class UploadWorker {
  private readonly running = new Map<Due, Promise<void>>();

  constructor(private readonly options: UploadWorkerOptions) {}

  /** Starts due uploads until no more are due within the limits. */
  async begin(): Promise<void> {
    const { db, now, lease } = this.options;
    while (this.running.size < LIMITS.all) {
      const due = await claimNextUpload(db, {
        now: now(),
        lease,
        full: { accounts: this.full("account"), settings: this.full("setting") },
      });
      if (!due) return;
      this.running.set(due, this.upload(due));
    }
  }

  /** Resolves when no upload is running. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running.values());
  }

  private full(member: "account" | "setting"): string[] {
    const counts = new Map<string, number>();
    for (const { [member]: id } of this.running.keys())
      if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
    return [...counts].flatMap(([id, count]) => (count >= LIMITS[member] ? id : []));
  }

  private async upload(due: Due): Promise<void> {
    const { failed, freed } = this.options;
    try {
      await storeRecording(due, this.options);
    } catch (error) {
      // The upload is retried when its lease ends.
      failed(error);
    }
    this.running.delete(due);
    freed();
  }
}
