import type { Database } from "../database/database.ts";
import { sendOutside } from "../egress/send-outside.ts";
import { Jobs } from "../process/jobs.ts";
import { DeliveryDesk, type DeliveryDeskOptions } from "./delivery-desk.ts";
import { DELIVERY_NOTICE } from "./leave-deliveries.ts";

export interface DeliveriesOptions extends Omit<DeliveryDeskOptions, "send" | "chance" | "freed"> {
  /** Interval (ms) between checks for due retries. */
  readonly pause: number;
  readonly onNotice: Database["onNotice"];
  /** Returns true once the platform is listening; only then are the allowed receivers known. */
  readonly isOpen: () => boolean;
}

/** Runs queued deliveries immediately and when they become due. */
export function startDeliveries({ pause, onNotice, isOpen, ...options }: DeliveriesOptions) {
  const desk = new DeliveryDesk({
    ...options,
    send: sendOutside,
    chance: Math.random,
    freed: () => jobs.trigger(),
  });
  const jobs = new Jobs([async () => void (isOpen() && (await desk.begin()))], pause, options.failed);
  // After a lost connection, deliveries may have been queued without a notice.
  const deaf = onNotice(
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
      deaf();
      const late = new Promise<void>((resolve) => void setTimeout(resolve, patience).unref());
      await jobs.stop(patience);
      await Promise.race([desk.idle(), late]);
    },
  };
}
