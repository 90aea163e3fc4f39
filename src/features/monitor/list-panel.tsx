import {
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { type Identified, Keyed } from "../../../streams/projections/keyed.ts";
import { ListTools } from "../../resource/kit/list-tools.tsx";
import { useFilterWords } from "../../resource/kit/use-filter-words.ts";
import { usePreferences } from "../../services/use-preferences.ts";
import { useShortcut } from "../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { ART, EmptyState } from "../../ui/empty-state.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { Panel } from "../../ui/panel.tsx";
import type { Sorting } from "../../ui/table/live-column.ts";
import { LiveTable } from "../../ui/table/live-table.tsx";
import { useColumnTable } from "../../ui/table/use-column-table.ts";
import { useNarrow } from "../../ui/use-media.ts";
import { isNarrowed, type View } from "../../ui/view-state.ts";
import styles from "./list-panel.module.css";
import { keeps, type LiveList } from "./list-definition.ts";
import { COLUMNS, type TabId, USUAL_SORT } from "./monitor-lists.ts";
import { useStaleTime } from "./use-stale-time.ts";
import { RowView } from "../../ui/table/row-view.ts";
import { TextLink } from "../../ui/text-link.tsx";
import { useMonitor } from "./monitor-context.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import type { Ordering } from "../../ui/table/row-order.ts";
import { subscribeToTicks } from "../../services/ticker.ts";

export interface ListPanelProps<Row extends Identified> {
  readonly tab: TabId;
  readonly list: LiveList<Row>;
  readonly view: View;
  readonly change: (changes: Partial<View>, how?: { replace: boolean }) => void;
  readonly hrefOf: (changes: Partial<View>) => string;
}

/** Height of a row in px, by density; `narrow` fits the two lines of a row on a narrow screen. */
const ROW = { comfortable: 44, compact: 32, narrow: 64 } as const;

/** A list of the monitor with its filters, tools and rows. */
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
    field === "customer" || view.search !== "",
  );
  const narrowed = isNarrowed(view);
  const { table, shown } = useColumnTable({
    columns: list.columns,
    usual: list.usual ?? COLUMNS[tab].usual,
    view,
    onColumns: change,
  });

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
  // Only lists these keys in the help (`?`). The focused table handles them.
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
          table={table}
          columns={list.columns}
          view={view}
          change={change}
        />
        <LiveTable
          view={rows}
          columns={shown}
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

interface ListFootProps {
  readonly more: ReactNode;
  readonly rows: Pick<RowView<never>, "subscribe" | "length" | "total" | "arrivals">;
  readonly isNarrowed: boolean;
  /** Returns the path of the list of anomalies or unknown types. */
  readonly hrefOf: (list: "anomalies" | "unknown") => string;
}

/**
 * Row counts, the number of changes that wait while the pointer or the focus is in the list, and links to
 * anomalies and unknown types.
 */
function ListFoot({ rows, more, isNarrowed, hrefOf }: ListFootProps) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const length = useSyncExternalStore(rows.subscribe, () => rows.length);
  const total = useSyncExternalStore(rows.subscribe, () => rows.total);
  const arrivals = useSyncExternalStore(rows.subscribe, () => rows.arrivals);
  const anomalies = useSyncExternalStore(source.subscribe, () => source.get()?.state.anomalies.total ?? 0);
  const unknown = useSyncExternalStore(source.subscribe, () =>
    Object.values(source.get()?.state.unknown ?? {}).reduce((sum, count) => sum + count, 0),
  );
  return (
    <footer className={styles.foot}>
      <span>
        {isNarrowed
          ? say.monitor.rows({ shown: formats.number(length), total: formats.number(total) })
          : say.monitor.allRows({ total: formats.number(total) })}
      </span>
      {arrivals > 0 ? <span className={styles.held}>{say.monitor.arrivals({ count: arrivals })}</span> : null}
      {more}
      <span className={styles.notes}>
        {anomalies > 0 ? (
          <TextLink href={hrefOf("anomalies")}>{say.monitor.anomalies({ count: anomalies })}</TextLink>
        ) : null}
        {unknown > 0 ? (
          <TextLink href={hrefOf("unknown")}>{say.monitor.unknownEvents({ count: unknown })}</TextLink>
        ) : null}
      </span>
    </footer>
  );
}

/**
 * Keeps the rows of a list sorted with each change of the floor. Changes bypass React; only the table
 * renders. `isTimed`: rows also appear and disappear over time, and are checked every second. `isNamed`: the
 * names of contacts, which arrive later, decide on the order or the search.
 */
function useRowView<Row extends Identified>(
  rows: (floor: Floor) => Keyed<Row>,
  ordering: Ordering<Row>,
  isTimed: boolean,
  isNamed: boolean,
): RowView<Row> {
  const { source, contacts } = useMonitor();
  const [view] = useState(() => new RowView(ordering));
  const applied = useRef(Keyed.of<Row>());

  const first = useRef(true);
  useEffect(() => {
    if (!first.current) view.reorder(ordering);
    first.current = false;
  }, [view, ordering]);

  useLayoutEffect(() => {
    const show = () => {
      const floor = source.get();
      const next = floor ? rows(floor.state) : Keyed.of<Row>();
      if (next === applied.current) return;
      Keyed.steps(applied.current, next, view.put, view.remove);
      applied.current = next;
      view.commit();
    };
    show();
    return source.subscribe(show);
  }, [source, rows, view]);

  useEffect(() => {
    if (!isTimed) return;
    return subscribeToTicks(() => {
      const floor = source.get();
      const stale = floor
        ? [...rows(floor.state)].filter((row) => ordering.keep(row) !== (view.indexOf(row.id) !== -1))
        : [];
      for (const row of stale) view.put(row);
      if (stale.length > 0) view.commit();
    });
  }, [source, rows, view, ordering, isTimed]);

  useEffect(() => {
    if (!isNamed) return;
    return contacts?.subscribe(() => {
      for (const row of applied.current) view.put(row);
      view.commit();
    });
  }, [contacts, view, isNamed]);

  return view;
}
