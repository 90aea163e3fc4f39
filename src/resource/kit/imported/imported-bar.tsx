import { Suspense, lazy, useState } from "react";
import { useAbility } from "../../../services/use-session.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { loadChunk } from "../../../ui/load-chunk.ts";
import type { Filter } from "../../../ui/view-state.ts";
import styles from "./imported-bar.module.css";

/** Loaded on first use. */
const RemoveImported = lazy(() =>
  loadChunk(async () => ({ default: (await import("./remove-imported.tsx")).RemoveImported })),
);

interface ImportedBarProps {
  readonly list: "segments" | "users";
  /** Fixed conditions of the list, such as a level. */
  readonly among?: { readonly level?: number };
  readonly filters: readonly Filter[];
  /** Filter that shows only records that were imported from replay files. */
  readonly only: Filter;
  readonly onFilters: (filters: readonly Filter[]) => void;
}

/**
 * Bar below a list with the number of records that were imported from replay files, and buttons to show, hide
 * or remove them. Renders nothing if there are none.
 */
export function ImportedBar({ list, among, filters, only, onFilters }: ImportedBarProps) {
  const { say } = useTexts();
  const text = say.lists.imported;
  const [removing, setRemoving] = useState(false);
  const mayRemove = [useAbility("segments.write"), useAbility("users.write")].every(Boolean);
  const path = `/${list}` as "/users"; // both lists accept these parameters
  const { data } = useApiQuery(path, { query: { ...among, imported: true, $limit: 1 } }, { keep: true });
  const others = filters.filter(({ field }) => field !== only.field);
  const isShown = filters.some(
    ({ field, values }) => field === only.field && only.values.every((value) => values.includes(value)),
  );
  if (!data || data.total === 0) return null;
  return (
    <div className={styles.bar}>
      <span className={styles.text}>
        {isShown ? text.shown[list]({ count: data.total }) : text.hidden[list]({ count: data.total })}
      </span>
      <Button size="small" onClick={() => onFilters(isShown ? others : [...others, only])}>
        {isShown ? text.hide() : text.show()}
      </Button>
      {mayRemove ? (
        <Button size="small" icon="trash" kind="danger-at-rest" onClick={() => setRemoving(true)}>
          {text.remove()}
        </Button>
      ) : null}
      {removing ? (
        <Suspense fallback={null}>
          <RemoveImported
            onClose={() => setRemoving(false)}
            onRemoved={() => {
              setRemoving(false);
              onFilters(others);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
