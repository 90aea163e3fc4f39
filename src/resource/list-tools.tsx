import { useEffect, useRef } from "react";
import { usePreferences } from "../services/use-preferences.ts";
import { useServices } from "../services/services.ts";
import { useShortcut } from "../services/use-shortcut.ts";
import { useTexts } from "../services/use-texts.ts";
import { Button } from "../ui/button.tsx";
import { Menu } from "../ui/menu.tsx";
import { SearchField } from "../ui/search-field.tsx";
import { Segmented } from "../ui/segmented.tsx";
import type { View } from "../ui/view-state.ts";
import styles from "./list-tools.module.css";

interface ListToolsProps {
  readonly view: Pick<View, "search" | "density">;
  readonly change: (changes: Partial<View>, how?: { replace: boolean }) => void;
  /** What the search looks in, as a sentence for its field and for the list of keys. */
  readonly search: string;
  /** The columns that can be shown, in their order; the first can not be taken away. */
  readonly columns: readonly { readonly id: string; readonly header: string }[];
  readonly shown: readonly string[];
  /** The columns that are shown unless somebody chooses others. */
  readonly usual: readonly string[];
}

/** Search, columns, density: what every list has above its rows. */
export function ListTools({ view, change, search, columns, shown, usual }: ListToolsProps) {
  const { preferences } = useServices();
  const { say } = useTexts();
  const { density } = usePreferences();
  const field = useRef<HTMLInputElement>(null);
  useShortcut({ keys: "/", label: search, run: () => field.current?.focus() });

  // A link says how dense the list is: whoever opens it elsewhere sees the same.
  const isUnsaid = view.density === null && density !== "comfortable";
  useEffect(() => {
    if (isUnsaid) change({ density }, { replace: true });
  });

  const toggle = (id: string) => {
    const next = columns.map((column) => column.id).filter((one) => (one === id ? !shown.includes(one) : shown.includes(one)));
    change({ columns: next.join() === usual.join() ? null : next });
  };
  return (
    <div className={styles.tools} role="group" aria-label={say.console.list.tools()}>
      <SearchField ref={field} label={search} clearLabel={say.actions.clearSearch()} keys="/" value={view.search} onChange={(text) => change({ search: text.trim() }, { replace: true })} />
      <div className={styles.end}>
        <Menu many align="end" label={say.console.list.columns()} chosen={shown} entries={columns.slice(1).map(({ id, header }) => ({ value: id, label: header }))} onSelect={toggle}>
          {(trigger) => (
            <Button {...trigger} kind="quiet" size="small" icon="columns">
              {say.console.list.columns()}
            </Button>
          )}
        </Menu>
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
    </div>
  );
}
