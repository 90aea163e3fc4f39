import type { Database } from "../database/database.ts";
import { Jobs } from "../process/jobs.ts";
import { DeliveryWorker, type DeliveryWorkerOptions } from "./delivery-worker.ts";
import { DELIVERY_NOTICE } from "./queue-deliveries.ts";

export interface DeliveriesOptions extends Omit<DeliveryWorkerOptions, "chance" | "freed"> {
  /** Interval (ms) between checks for due deliveries. */
  readonly pause: number;
  readonly onNotice: Database["onNotice"];
  /**
   * Returns true once the platform is listening. Before that, it is unknown whether receivers on this machine
   * are allowed.
   */
  readonly isOpen: () => boolean;
}

/** Starts the jobs that run queued deliveries immediately, and retries when they are due. */
export function startDeliveries({ pause, onNotice, isOpen, ...options }: DeliveriesOptions) {
  const worker = new DeliveryWorker({
    ...options,
    chance: Math.random,
    freed: () => jobs.trigger(),
  });
  const jobs = new Jobs([async () => void (isOpen() && (await worker.begin()))], pause, options.failed);
  // The notice is null after a reconnect to the database, because earlier notices may have been missed.
  const unsubscribe = onNotice(
    (notice) => void ((notice === null || notice === DELIVERY_NOTICE) && jobs.trigger()),
  );
  return {
    /** Starts the due deliveries immediately, up to the limits. */
    runJobs: () => jobs.run(),
    /**
     * Starts no more deliveries and waits up to `patience` ms for running ones. Unfinished deliveries are
     * retried by another node or after a restart.
     */
    stop: async (patience: number): Promise<void> => {
      unsubscribe();
      const late = new Promise<void>((resolve) => void setTimeout(resolve, patience).unref());
      await jobs.stop(patience);
      await Promise.race([worker.idle(), late]);
    },
  };
}
