import { useReadAnew } from "../../../services/read-anew.ts";
import { useChanged } from "../../../services/use-changed.ts";
import { readsOf, type Recounted } from "./recounted.ts";

/**
 * Reloads a record and its history when another user changes or removes it. `kinds`: its own list on the
 * socket, and those of its references.
 */
export function useLiveRecord(
  recounted: Pick<Recounted, "path">,
  id: string,
  [own = "", ...named]: readonly string[],
): void {
  const readAnew = useReadAnew();
  const [, one, history] = readsOf(recounted);
  useChanged([own], (ids) =>
    ids.length === 0 || ids.includes(id) ? void readAnew([one, history]) : undefined,
  );
  useChanged(named, () => void readAnew([one]));
}
