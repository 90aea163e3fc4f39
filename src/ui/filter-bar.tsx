import { type ComponentProps, type ReactNode, lazy, useRef } from "react";
import styles from "./filter-bar.module.css";
import { FilterChip } from "./filter-chip.tsx";
import { type FilterField, type FilterWords, operatorWords, valueWords } from "./filter-field.ts";
import { loadChunk } from "./load-chunk.ts";
import { Popover } from "./popover.tsx";
import type { Filter, View } from "./view-state.ts";
import { Icon } from "./icon.tsx";

interface FilterBarProps {
  readonly fields: readonly FilterField[];
  readonly words: FilterWords;
  readonly view: Pick<View, "filters" | "ignored">;
  readonly onChange: (changes: Partial<Pick<View, "filters" | "ignored">>) => void;
  /** Chips before the conditions, such as a period. */
  readonly before?: ReactNode;
}

const FilterEditor = lazy(() =>
  loadChunk(async () => ({ default: (await import("./filter-editor.tsx")).FilterEditor })),
);
const FilterAdding = lazy(() =>
  loadChunk(async () => ({ default: (await import("./filter-adding.tsx")).FilterAdding })),
);

/** Preloads the chunk for adding conditions, which contains the editor too, before the first click. */
const preload = () => void import("./filter-adding.tsx").catch(() => undefined);

/** The filters of a list as chips that can be edited, removed and added. */
export function FilterBar({ fields, words, view, onChange, before }: FilterBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const put = (field: string, filters: readonly Filter[]) => {
    const at = view.filters.findIndex((filter) => filter.field === field);
    const others = view.filters.filter((filter) => filter.field !== field);
    const place = at < 0 ? others.length : at;
    onChange({ filters: [...others.slice(0, place), ...filters, ...others.slice(place)] });
  };
  /** Removes a chip and focuses the "add" button, because the focused button is removed with the chip. */
  const remove = (changes: Parameters<FilterBarProps["onChange"]>[0]) => {
    onChange(changes);
    bar.current?.querySelector<HTMLElement>(":scope > [aria-haspopup]")?.focus();
  };
  return (
    <div ref={bar} className={styles.bar} onPointerEnter={preload} onFocus={preload}>
      {before}
      {view.filters.map((filter, index) => {
        const field = fields.find((one) => one.field === filter.field);
        const name = field ? `${field.label} ${operatorWords(field, filter.operator, words)}` : "";
        const value = field ? valueWords(field, filter, words) : "";
        // The key does not contain the operator, because changing the operator must not close the editor.
        const key = `${filter.field} ${view.filters.slice(0, index).filter((one) => one.field === filter.field).length}`;
        return field ? (
          <Popover
            key={key}
            label={field.label}
            renderTrigger={(trigger) => (
              <FilterChip
                field={name}
                value={value}
                edit={trigger}
                remove={{
                  label: words.remove(`${name} ${value}`),
                  onRemove: () => remove({ filters: view.filters.filter((one) => one !== filter) }),
                }}
              />
            )}
          >
            {(close) => (
              <FilterEditor
                field={field}
                words={words}
                filters={view.filters.filter((one) => one.field === field.field)}
                onChange={(filters) => put(field.field, filters)}
                onDone={close}
              />
            )}
          </Popover>
        ) : null;
      })}
      {view.ignored.map((entry) => {
        const text = entry.join("=");
        return (
          <FilterChip
            key={text}
            ignored
            field={`${words.ignored}:`}
            value={text}
            remove={{
              label: words.remove(text),
              onRemove: () => remove({ ignored: view.ignored.filter((one) => one !== entry) }),
            }}
          />
        );
      })}
      {fields.length === 0 ? null : (
        <Popover label={words.add} renderTrigger={(trigger) => <AddChip label={words.add} {...trigger} />}>
          {(close) => (
            <FilterAdding fields={fields} words={words} filters={view.filters} onPut={put} onDone={close} />
          )}
        </Popover>
      )}
    </div>
  );
}

/** Button that adds a condition. */
const AddChip = ({
  label,
  ...button
}: Omit<ComponentProps<"button">, "className" | "children"> & { readonly label: string }) => (
  <button type="button" {...button} className={styles.add} aria-keyshortcuts="F">
    <Icon name="plus" size={12} />
    {label}
  </button>
);
