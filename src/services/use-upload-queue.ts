import { useEffect, useState, useSyncExternalStore } from "react";
import { useReload } from "./reload.ts";
import { useServices } from "./services.ts";
import { useUnsaved } from "./unsaved.ts";
import { UploadQueue } from "./upload-queue.ts";

/** Returns the uploads of this page. Leaving the page during an upload asks for confirmation. */
export function useUploadQueue(refuses: (file: File) => string | null) {
  const { write } = useServices();
  const readAnew = useReload();
  const [queue] = useState(
    () => new UploadQueue({ write, refuses, changed: () => void readAnew(["/uploads", "/account/plan"]) }),
  );
  const sendings = useSyncExternalStore(queue.subscribe, queue.get);
  useUnsaved(sendings.some(({ state }) => state === "waiting" || state === "sending"));
  useEffect(() => () => queue.end(), [queue]);
  return { queue, sendings };
}
