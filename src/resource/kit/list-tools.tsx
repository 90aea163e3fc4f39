import { type ReactNode, Suspense, lazy, useEffect, useRef } from "react";
import type { KeptColumns } from "../../services/kept-columns.ts";
import { usePreferences } from "../../services/use-preferences.ts";
import { useServices } from "../../services/services.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { loadChunk } from "../../ui/load-chunk.ts";
import { Popover } from "../../ui/popover.tsx";
import { SearchField } from "../../ui/search-field.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import type { ChosenColumn, ColumnTable } from "../../ui/table/use-column-table.ts";
import type { View } from "../../ui/view-state.ts";
import styles from "./list-tools.module.css";

interface ListToolsProps {
  readonly view: Pick<View, "search" | "density" | "columns" | "widths">;
  readonly change: (changes: Partial<View>, how?: { replace: boolean }) => void;
  /** Placeholder of the search, also used in the list of shortcuts. */
  readonly search: string;
  readonly table: ColumnTable;
  /** Available columns in order; the first cannot be removed. */
  readonly columns: readonly ChosenColumn[];
  /** Called instead of `change` when the columns change. It also remembers the columns. */
  readonly onColumns?: (next: KeptColumns) => void;
  /** Further actions on the list. */
  readonly children?: ReactNode;
}

const ColumnChooser = lazy(() =>
  loadChunk(async () => ({ default: (await import("./columns/column-chooser.tsx")).ColumnChooser })),
);

/** Tools above the rows of every list: search, columns and density. */
export function ListTools({
  view,
  change,
  search,
  table,
  columns,
  onColumns = change,
  children,
}: ListToolsProps) {
  const { preferences } = useServices();
  const { say } = useTexts();
  const { density } = usePreferences();
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ keys: "/", label: search, run: () => field.current?.focus() });

  // Links include the density, so that the list looks the same for other users.
  const isUnset = view.density === null && density !== "comfortable";
  useEffect(() => {
    if (isUnset) change({ density }, { replace: true });
  });

  return (
    <div className={styles.tools} role="group" aria-label={say.console.list.tools()}>
      <SearchField
        ref={field}
        label={search}
        clearLabel={say.actions.clearSearch()}
        keys="/"
        value={view.search}
        onChange={(text) => change({ search: text.trim() }, { replace: true })}
      />
      <div className={styles.end}>
        <Popover
          align="end"
          label={say.console.list.columns()}
          renderTrigger={(trigger) => (
            <Button {...trigger} kind="quiet" size="small" icon="columns">
              {say.console.list.columns()}
            </Button>
          )}
        >
          {() => (
            <Suspense fallback={null}>
              <ColumnChooser
                table={table}
                columns={columns}
                asUsual={view.columns === null && view.widths === null}
                onReset={() => onColumns({ columns: null, widths: null })}
              />
            </Suspense>
          )}
        </Popover>
        <Segmented
          label={say.console.list.density()}
          options={[
            { value: "comfortable", label: say.console.list.comfortable() },
            { value: "compact", label: say.console.list.compact() },
          ]}
          value={view.density ?? density}
          onChange={(next) => {
            preferences.change({ density: next });
            change({ density: next }, { replace: true });
          }}
        />
      </div>
      {children}
    </div>
  );
}
