import type { NoticeWay } from "../../services/notices.ts";
import { useRecordPlaces } from "../../services/record-places.ts";
import { useTexts } from "../../services/use-texts.ts";

/**
 * The way to a record that was just made, for the notice of it: the page of the list that one sees need not
 * have it. Lists are called as permissions name them.
 */
export function useWayTo(list: string): (id: string) => NoticeWay | undefined {
  const { say } = useTexts();
  const placeOf = useRecordPlaces();
  return (id) => {
    const href = placeOf(list, id);
    return href === null ? undefined : { label: say.lists.openCreated(), href };
  };
}
