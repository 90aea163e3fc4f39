import { type ReactNode, useEffect, useRef, useState } from "react";
import { Router } from "wouter";
import { LeaveQuestion } from "../../resource/records/form/leave-question.ts";
import { unsavedChanges, UnsavedContext } from "../../services/unsaved.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { guardBackNavigation } from "../back-guard.ts";

/** Preloaded, so that the question can be shown even if the platform is unreachable. */
const getReady = () => {
  LeaveQuestion.preload();
  Dialog.preload();
};

/**
 * Asks before a page with changes that are not saved is left: by a link, by going back, by closing the
 * window.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => unsavedChanges(getReady));
  const [waiting, setWaiting] = useState<(() => void) | null>(null);
  const here = useRef(location.href);

  useEffect(() => {
    const close = (event: BeforeUnloadEvent) => {
      if (unsaved.any()) event.preventDefault();
    };
    const back = (event: PopStateEvent) => {
      if (!unsaved.any() || new URL(here.current).pathname === location.pathname) {
        here.current = location.href;
        return;
      }
      // The address has changed already; it is restored, and other listeners are not notified until the user
      // decides.
      event.stopImmediatePropagation();
      const wanted = location.href;
      history.pushState(null, "", here.current);
      setWaiting(() => () => location.assign(wanted));
    };
    window.addEventListener("beforeunload", close);
    const open = guardBackNavigation(back);
    return () => {
      window.removeEventListener("beforeunload", close);
      open();
    };
  }, [unsaved]);

  const leave = () => {
    const go = waiting;
    setWaiting(null);
    unsaved.forget();
    go?.();
  };
  return (
    <UnsavedContext value={unsaved}>
      <Router
        aroundNav={(navigate, to, options) => {
          const go = () => {
            navigate(to, options);
            here.current = location.href;
          };
          const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
          if (isElsewhere && unsaved.any()) setWaiting(() => go);
          else go();
        }}
      >
        {children}
        <LeaveQuestion open={waiting !== null} onStay={() => setWaiting(null)} onLeave={leave} />
      </Router>
    </UnsavedContext>
  );
}
