import { Suspense, lazy, useState, useSyncExternalStore } from "react";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { loadChunk } from "../../ui/load-chunk.ts";

const Toasts = lazy(() => loadChunk(async () => ({ default: (await import("../../ui/toasts.tsx")).Toasts })));

/** Short words of success, wherever they were said. What draws them is loaded with the first. */
export function Notices() {
  const { notices } = useServices();
  const { say } = useTexts();
  const waiting = useSyncExternalStore(notices.subscribe, notices.get);
  const [used, setUsed] = useState(false);
  if (waiting.length > 0 && !used) setUsed(true);
  return used ? (
    <Suspense fallback={null}>
      <Toasts notices={waiting} onShown={notices.forget} label={say.shell.notices()} closeLabel={say.actions.close()} />
    </Suspense>
  ) : null;
}
