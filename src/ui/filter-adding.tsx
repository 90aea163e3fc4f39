import { useState } from "react";
import styles from "./filter-bar.module.css";
import { FilterEditor } from "./filter-editor.tsx";
import type { FilterField, FilterWords } from "./filter-field.ts";
import type { Filter } from "./view-state.ts";

interface FilterAddingProps {
  readonly fields: readonly FilterField[];
  readonly words: FilterWords;
  readonly filters: readonly Filter[];
  readonly onPut: (field: string, filters: readonly Filter[]) => void;
  readonly onDone: () => void;
}

/** Adds a condition in two steps: the field, then its values. */
export function FilterAdding({ fields, words, filters, onPut, onDone }: FilterAddingProps) {
  const [name, setName] = useState<string | null>(null);
  // The field is looked up on each render, because its options change if they are search results.
  const chosen = fields.find(({ field }) => field === name);
  if (chosen)
    return (
      <FilterEditor
        field={chosen}
        words={words}
        filters={filters.filter((filter) => filter.field === chosen.field)}
        onChange={(next) => onPut(chosen.field, next)}
        onDone={onDone}
      />
    );
  return (
    <div className={styles.fields}>
      {fields.map((field) => (
        <button key={field.field} type="button" className={styles.field} onClick={() => setName(field.field)}>
          {field.label}
        </button>
      ))}
    </div>
  );
}
