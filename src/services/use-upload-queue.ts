import { useSelector } from "@xstate/react";
import { useEffect, useState } from "react";
import type { Sending, UploadQueueRef } from "../../machines/upload-queue.ts";
import type { UploadFault } from "../../machines/upload.ts";
import { useUnsaved } from "./unsaved.ts";

export type { Sending, UploadFault, UploadQueueRef };

/** Starts an empty queue. */
export type StartUploadQueue = () => UploadQueueRef;

export const isOver = ({ state }: Sending): boolean => state !== "waiting" && state !== "sending";

/**
 * Returns the uploads of this page. Leaving the page during an upload asks for confirmation and stops the
 * upload. `refuses` returns the code of the reason to reject a file without a request; null to upload it.
 */
export function useUploadQueue(start: StartUploadQueue, refuses: (file: File) => string | null) {
  const [queue] = useState(start);
  const sendings = useSelector(queue, ({ context }) => context.sendings);
  useUnsaved(!sendings.every(isOver));
  useEffect(
    () => () => {
      for (const { key } of queue.getSnapshot().context.sendings) queue.send({ type: "stop", key });
    },
    [queue],
  );
  return {
    queue,
    sendings,
    choose: (files: readonly File[]) =>
      queue.send({ type: "files.chosen", files: files.map((file) => ({ file, refusal: refuses(file) })) }),
  };
}
