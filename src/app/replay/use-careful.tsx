import { type ReactNode, use, useState } from "react";
import { LeaveQuestion } from "../../resource/form/leave-question.ts";
import { UnsavedContext } from "../../services/unsaved.ts";

/** Does what puts the open recording away, but asks before something that is in no file goes with it. */
export function useCareful(): { readonly carefully: (go: () => void) => void; readonly question: ReactNode } {
  const unsaved = use(UnsavedContext);
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const leave = () => {
    setWaiting(null);
    unsaved?.forget();
    waiting?.();
  };
  return {
    carefully: (go) => {
      if (unsaved?.any()) setWaiting(() => go);
      else go();
    },
    question: <LeaveQuestion open={waiting !== null} onStay={() => setWaiting(null)} onLeave={leave} />,
  };
}
