import { useReload } from "../../../services/reload.ts";
import { useChanged } from "../../../services/use-changed.ts";
import { readsOf, type RecordPresentation } from "./record-presentation.ts";

/**
 * Reloads a record and its history when another user changes or removes it, and the record when a record in
 * the lists of its references changes. The last parameter contains names of lists on the socket: the record's
 * own list, then the lists of its references.
 */
export function useLiveRecord(
  presentation: Pick<RecordPresentation, "path">,
  id: string,
  [own = "", ...named]: readonly string[],
): void {
  const reload = useReload();
  const [, one, history] = readsOf(presentation);
  useChanged([own], (ids) =>
    ids.length === 0 || ids.includes(id) ? void reload([one, history]) : undefined,
  );
  useChanged(named, () => void reload([one]));
}
