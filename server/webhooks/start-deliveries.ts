import type { Database } from "../database/database.ts";
import { sendOutside } from "../egress/send-outside.ts";
import { Jobs } from "../process/jobs.ts";
import { DeliveryDesk, type DeliveryDeskOptions } from "./delivery-desk.ts";
import { DELIVERY_NOTICE } from "./leave-deliveries.ts";

export interface DeliveriesOptions extends Omit<DeliveryDeskOptions, "send" | "chance" | "freed"> {
  /** Between two looks (ms) at what has to be tried again. */
  readonly pause: number;
  readonly onNotice: Database["onNotice"];
  /** Whether the platform listens: before that it is not known whom it may deliver to. */
  readonly isOpen: () => boolean;
}

/** Delivers whatever is left to be delivered, at once and whenever its time has come. */
export function startDeliveries({ pause, onNotice, isOpen, ...options }: DeliveriesOptions) {
  const desk = new DeliveryDesk({
    ...options,
    send: sendOutside,
    chance: Math.random,
    freed: () => jobs.trigger(),
  });
  const jobs = new Jobs([async () => void (isOpen() && (await desk.begin()))], pause, options.failed);
  // Where nobody could listen, something may have been left meanwhile.
  const deaf = onNotice(
    (channel) => void ((channel === null || channel === DELIVERY_NOTICE) && jobs.trigger()),
  );
  return {
    /** Begins the deliveries that are due, now. */
    runJobs: () => jobs.run(),
    /**
     * Begins with nothing more; waits no longer than so many ms for what is under way. What is not settled by
     * then is tried again by whoever comes next.
     */
    stop: async (patience: number): Promise<void> => {
      deaf();
      const late = new Promise<void>((resolve) => void setTimeout(resolve, patience).unref());
      await jobs.stop(patience);
      await Promise.race([desk.idle(), late]);
    },
  };
}
