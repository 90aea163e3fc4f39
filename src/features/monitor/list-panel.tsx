import { useMemo } from "react";
import type { Identified } from "../../../streams/projections/keyed.ts";
import { shownInOrder } from "../../resource/columns/column-order.ts";
import { ListTools } from "../../resource/list-tools.tsx";
import { useFilterWords } from "../../resource/use-filter-words.ts";
import { usePreferences } from "../../services/use-preferences.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { ART } from "../../ui/art.ts";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Sorting } from "../../ui/table/live-column.ts";
import { LiveTable } from "../../ui/table/live-table.tsx";
import { useNarrow } from "../../ui/use-narrow.ts";
import { type View, isNarrowed } from "../../ui/view-state.ts";
import { ListFoot } from "./list-foot.tsx";
import styles from "./list-panel.module.css";
import { type LiveList, keeps } from "./live-list.ts";
import { COLUMNS, type TabId, USUAL_SORT } from "./monitor-rules.ts";
import { useRowView } from "./use-row-view.ts";
import { useStaleTime } from "./use-stale-time.ts";

export interface ListPanelProps<Row extends Identified> {
  readonly tab: TabId;
  readonly list: LiveList<Row>;
  readonly view: View;
  readonly change: (changes: Partial<View>, how?: { replace: boolean }) => void;
  readonly hrefOf: (changes: Partial<View>) => string;
}

/** px of a row, comfortable and compact; with its two lines on a narrow screen. */
const ROW = { comfortable: 44, compact: 32, narrow: 64 } as const;

/** One list of the monitor: what narrows it, its tools, its rows. */
export function ListPanel<Row extends Identified>({ tab, list, view, change, hrefOf }: ListPanelProps<Row>) {
  const { say, locale } = useTexts();
  const preferred = usePreferences().density;
  const narrow = useNarrow();
  const isOld = useStaleTime() !== null;
  const density = view.density ?? preferred;
  const { field, descending } = view.sort ?? USUAL_SORT[tab];
  const sorting = useMemo((): Sorting => ({ column: field, descending }), [field, descending]);
  const ordering = useMemo(
    () => ({
      key: list.columns.find(({ id }) => id === field)?.sortKey ?? (() => null),
      descending,
      keep: keeps(list, view.search, view.filters),
      collator: new Intl.Collator(locale, { numeric: true }),
    }),
    [list, field, descending, view.search, view.filters, locale],
  );
  const rows = useRowView(
    list.rows,
    ordering,
    view.filters.some((filter) => filter.field === list.timed),
  );
  const narrowed = isNarrowed(view);
  const usual = list.usual ?? COLUMNS[tab].usual;
  const shown = view.columns ?? usual;
  const columns = useMemo(() => shownInOrder(list.columns, shown).map(({ id }) => id), [list.columns, shown]);

  const isUsual = (next: Sorting) =>
    next.column === USUAL_SORT[tab].field && next.descending === USUAL_SORT[tab].descending;
  const open = (row: Row) => {
    const to = list.open(row);
    change(
      "open" in to
        ? { choices: { ...view.choices, open: to.open } }
        : {
            choices: { ...view.choices, tab: to.tab },
            filters: [{ field: "segment", operator: "is", values: [to.segment] }],
            sort: null,
            columns: null,
          },
    );
  };
  // Listed under `?` beside the others; what they do, the table does where the focus is.
  useShortcut({ keys: "↑ ↓", label: say.monitor.rowKeys.move() });
  useShortcut({ keys: "Enter", label: say.monitor.rowKeys.open() });
  const clear = () => change({ search: "", filters: [] });
  return (
    <>
      <div className={styles.chips}>
        <FilterBar fields={list.fields} words={useFilterWords()} view={view} onChange={change} />
      </div>
      <Panel fill aria-label={list.label} data-density={density}>
        <ListTools
          search={list.searchLabel}
          columns={list.columns}
          shown={columns}
          usual={usual}
          view={view}
          change={change}
        />
        <LiveTable
          view={rows}
          columns={list.columns}
          shown={columns}
          sorting={sorting}
          onSort={(next) =>
            change({ sort: isUsual(next) ? null : { field: next.column, descending: next.descending } })
          }
          label={list.label}
          sortLabel={(column, sorted) =>
            sorted ? say.monitor.sortedBy({ column }) : say.monitor.sortBy({ column })
          }
          rowHeight={narrow ? ROW.narrow : ROW[density]}
          narrow={narrow ? list.narrow : undefined}
          old={isOld}
          goneLabel={say.monitor.gone()}
          onOpen={open}
          empty={
            narrowed ? (
              <EmptyState
                art={ART.nothingFound}
                role="status"
                title={say.monitor.empty.filteredTitle()}
                next={<Button onClick={clear}>{say.monitor.empty.clear()}</Button>}
              />
            ) : (
              <EmptyState art={ART.layers} role="status" title={list.empty.title}>
                {list.empty.text}
              </EmptyState>
            )
          }
        />
        <ListFoot
          rows={rows}
          more={list.foot}
          isNarrowed={narrowed}
          hrefOf={(which) => hrefOf({ choices: { ...view.choices, list: which } })}
        />
      </Panel>
    </>
  );
}
