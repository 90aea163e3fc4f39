import { useTexts } from "../../../services/use-texts.ts";
import { useLasting } from "../../../ui/use-lasting.ts";
import { BlockedRemoval } from "./blocked-removal.tsx";

const SHOWN_AFTER = 300;

/**
 * Stands while it is asked who names a record, and where that is soon known not at all: a word to be typed
 * comes with what it is typed for, and no sooner.
 */
export function ArrivingRemoval({
  title,
  onClose,
}: {
  readonly title: string;
  readonly onClose: () => void;
}) {
  const { say } = useTexts();
  if (!useLasting(true, SHOWN_AFTER)) return null;
  return (
    <BlockedRemoval title={title} onClose={onClose}>
      <p role="status">{say.lists.kinds.checking()}</p>
    </BlockedRemoval>
  );
}
