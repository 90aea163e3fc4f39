import { useCallback, useState } from "react";
import type { Unsaved } from "../../../services/unsaved.ts";
import { lazyDialog } from "../../../ui/dialog.tsx";

/** Dialog that warns of unsaved changes. Its code is loaded at the first unsaved change. */
export const LeaveQuestion = lazyDialog(async () => (await import("./leave-dialog.tsx")).LeaveDialog);

/**
 * Returns a function that runs an action, but first asks for confirmation if there are unsaved changes, and the
 * dialog that asks. The confirmation discards the changes.
 */
export function useLeaveQuestion(unsaved: Unsaved | null) {
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const confirmLeave = useCallback(
    (go: () => void) => {
      if (unsaved?.any()) setWaiting(() => go);
      else go();
    },
    [unsaved],
  );
  const leave = () => {
    setWaiting(null);
    unsaved?.forget();
    waiting?.();
  };
  const question = <LeaveQuestion open={waiting !== null} onStay={() => setWaiting(null)} onLeave={leave} />;
  return { confirmLeave, question };
}
