import { useReload } from "../../../services/reload.ts";
import { useChanged } from "../../../services/use-changed.ts";
import { readsOf, type RecordPresentation } from "./record-presentation.ts";

/**
 * Reloads a record and its history when another user changes or removes it. `kinds`: its own list on the
 * socket, and those of its references.
 */
export function useLiveRecord(
  presentation: Pick<RecordPresentation, "path">,
  id: string,
  [own = "", ...named]: readonly string[],
): void {
  const readAnew = useReload();
  const [, one, history] = readsOf(presentation);
  useChanged([own], (ids) =>
    ids.length === 0 || ids.includes(id) ? void readAnew([one, history]) : undefined,
  );
  useChanged(named, () => void readAnew([one]));
}
