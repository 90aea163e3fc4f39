import { Suspense, lazy, useSyncExternalStore } from "react";
import { useServices } from "../../services/services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { loadChunk } from "../../ui/load-chunk.ts";
import { useEver } from "../../ui/use-ever.ts";
import { useLasting } from "../../ui/use-lasting.ts";

const Toasts = lazy(() => loadChunk(async () => ({ default: (await import("../../ui/toasts.tsx")).Toasts })));

const LATER = 1_000;

/** Short words of success, wherever they were said. What draws them is loaded with the first. */
export function Notices() {
  const { notices } = useServices();
  const { say } = useTexts();
  const waiting = useSyncExternalStore(notices.subscribe, notices.get);
  // What greets must not hold up what one came for.
  const due = useLasting(waiting.length > 0, LATER);
  return useEver(due) ? (
    <Suspense fallback={null}>
      <Toasts
        notices={waiting}
        onShown={notices.forget}
        label={say.shell.notices()}
        closeLabel={say.actions.close()}
      />
    </Suspense>
  ) : null;
}
