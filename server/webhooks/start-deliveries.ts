import type { Database } from "../database/database.ts";
import { sendExternal } from "../egress/send-external.ts";
import { Jobs } from "../process/jobs.ts";
import { DeliveryWorker, type DeliveryWorkerOptions } from "./delivery-worker.ts";
import { DELIVERY_NOTICE } from "./queue-deliveries.ts";

export interface DeliveriesOptions extends Omit<DeliveryWorkerOptions, "send" | "chance" | "freed"> {
  /** Interval (ms) between checks for due retries. */
  readonly pause: number;
  readonly onNotice: Database["onNotice"];
  /** Returns true once the platform is listening; only then are the allowed receivers known. */
  readonly isOpen: () => boolean;
}

/** Runs queued deliveries immediately and when they become due. */
export function startDeliveries({ pause, onNotice, isOpen, ...options }: DeliveriesOptions) {
  const desk = new DeliveryWorker({
    ...options,
    send: sendExternal,
    chance: Math.random,
    freed: () => jobs.trigger(),
  });
  const jobs = new Jobs([async () => void (isOpen() && (await desk.begin()))], pause, options.failed);
  // After a lost connection, deliveries may have been queued without a notice.
  const unsubscribe = onNotice(
    (channel) => void ((channel === null || channel === DELIVERY_NOTICE) && jobs.trigger()),
  );
  return {
    /** Begins the deliveries that are due, now. */
    runJobs: () => jobs.run(),
    /**
     * Starts no more deliveries and waits up to `patience` ms for running ones. Unfinished ones are retried
     * by another node or after a restart.
     */
    stop: async (patience: number): Promise<void> => {
      unsubscribe();
      const late = new Promise<void>((resolve) => void setTimeout(resolve, patience).unref());
      await jobs.stop(patience);
      await Promise.race([desk.idle(), late]);
    },
  };
}
