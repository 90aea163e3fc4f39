import { useReadAnew } from "../../../services/read-anew.ts";
import { useChanged } from "../../../services/use-changed.ts";
import { readsOf, type Recounted } from "./recounted.ts";

/**
 * Reads a record and what became of it anew when somebody changes or removes it. `kinds` are its own list, as
 * the platform calls it, and those of the records that it names.
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
