import { useLocation } from "wouter";
import { RecordSkeleton } from "../../resource/record-skeleton.tsx";
import { useSessionWaits } from "../../services/use-session.ts";
import { useTexts } from "../../services/use-texts.ts";
import { menuPlace } from "./menu-entries.ts";

/**
 * A page whose part of the console is on its way: nothing for a moment, then its name over what it will look
 * like, and words where the platform does not answer.
 */
export function PageArrival() {
  const { say } = useTexts();
  const waits = useSessionWaits();
  const entry = menuPlace(useLocation()[0])?.entry;
  return (
    <>
      <RecordSkeleton
        title={entry ? say.shell.pages[entry.page]() : null}
        sections={1}
        loading={say.opening.label()}
      />
      {waits ? <p role="status">{say.opening.waiting()}</p> : null}
    </>
  );
}
