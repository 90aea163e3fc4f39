import type { NoticeWay } from "../../services/notices.ts";
import { useRecordPlaces } from "../../services/record-places.ts";
import { useTexts } from "../../services/use-texts.ts";

/**
 * Returns a function that creates the link to a new record for the notice about it, because the shown page of
 * the list may not contain the record. `list` is the name of the list in permissions.
 */
export function useWayTo(list: string): (id: string) => NoticeWay | undefined {
  const { say } = useTexts();
  const placeOf = useRecordPlaces();
  return (id) => {
    const href = placeOf(list, id);
    return href === null ? undefined : { label: say.lists.openCreated(), href };
  };
}
