import { type ReactNode, useEffect, useRef, useState } from "react";
import { Router } from "wouter";
import { LeaveQuestion, useLeaveQuestion } from "../../resource/records/form/leave-question.tsx";
import { unsavedChanges, UnsavedContext } from "../../services/unsaved.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { guardBackNavigation } from "../back-guard.ts";

/** Preloads the confirmation dialog, so that it can be shown even if the platform is unreachable. */
const getReady = () => {
  LeaveQuestion.preload();
  Dialog.preload();
};

/**
 * Asks for confirmation before the user leaves a page with unsaved changes, by a link, by going back or by
 * closing the window.
 */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const [unsaved] = useState(() => unsavedChanges(getReady));
  const { confirmLeave, question } = useLeaveQuestion(unsaved);
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
      // The browser has already changed the URL. Restores the previous URL and hides the event from other
      // listeners. If the user confirms, the page at the new URL is loaded.
      event.stopImmediatePropagation();
      const wanted = location.href;
      history.pushState(null, "", here.current);
      confirmLeave(() => location.assign(wanted));
    };
    window.addEventListener("beforeunload", close);
    const open = guardBackNavigation(back);
    return () => {
      window.removeEventListener("beforeunload", close);
      open();
    };
  }, [unsaved, confirmLeave]);

  return (
    <UnsavedContext value={unsaved}>
      <Router
        aroundNav={(navigate, to, options) => {
          const go = () => {
            navigate(to, options);
            here.current = location.href;
          };
          const isElsewhere = new URL(to, location.href).pathname !== location.pathname;
          if (isElsewhere) confirmLeave(go);
          else go();
        }}
      >
        {children}
        {question}
      </Router>
    </UnsavedContext>
  );
}
