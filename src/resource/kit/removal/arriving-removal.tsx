import { useTexts } from "../../../services/use-texts.ts";
import { useLasting } from "../../../ui/use-lasting.ts";
import { BlockedRemoval } from "./blocked-removal.tsx";

const SHOWN_AFTER = 300;

/**
 * Shown while the referring records load. The field for typing the record's name appears together with those
 * records, not before.
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
