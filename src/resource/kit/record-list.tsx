import { type ReactNode, useEffect, useRef, useState } from "react";
import type { ReadFailure } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { RenewalFailed } from "../cells/failure-banner.tsx";
import { Button } from "../../ui/button.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import type { FilterField } from "../../ui/filter-field.ts";
import type { ListColumn } from "../../ui/list-column.ts";
import { type ListDetails, ListTable } from "../../ui/list-table.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonTable } from "../../ui/skeleton-table.tsx";
import { type Endless, TableFoot } from "../../ui/table-foot.tsx";
import type { NarrowRow } from "../../ui/table/live-column.ts";
import { useListTable } from "../../ui/use-list-table.ts";
import { type Sort, type ViewRules, isNarrowed } from "../../ui/view-state.ts";
import type { BulkActs, SettleMany } from "./bulk-acts.ts";
import { type BulkEditing, EditActs } from "./bulk-edit/edit-acts.tsx";
import { BulkEdit } from "./bulk-edit/bulk-edit-part.tsx";
import { BulkRemove } from "./bulk-remove-part.tsx";
import { useKeptColumns } from "./columns/use-kept-columns.ts";
import { CopyAs } from "../records/copy-as/copy-as-part.tsx";
import { ExportBar } from "../records/export/export-bar.tsx";
import { ExportMenu } from "../records/export/export-menu.tsx";
import { useExport } from "../records/export/use-export.ts";
import { ChangesBar } from "./live/changes-bar.tsx";
import { useLivePage } from "./live/use-live-page.ts";
import { ListAbsent } from "./list-absent.tsx";
import { ListKeys } from "./list-keys.tsx";
import { ListTools } from "./list-tools.tsx";
import styles from "./record-list.module.css";
import { type ReadPart, readMatches } from "../records/export/read-matches.ts";
import { SelectionBar } from "./selection-bar.tsx";
import type { OwnTab } from "./views/saved-tabs.tsx";
import { SavedTabsPart } from "./views/saved-tabs-part.tsx";
import type { Counted } from "./views/use-tab-counts.ts";
import { useFilterWords } from "./use-filter-words.ts";
import { useFootWords } from "./use-foot-words.ts";
import { useRowKeys } from "./use-row-keys.ts";
import { useSearchDuringSelection } from "./use-search-during-selection.ts";
import type { useView } from "./use-view.ts";

/** The response to the list's query, as `useApiQuery` returns it. */
interface Read<Row> {
  readonly data: { readonly data: readonly Row[]; readonly total: number } | undefined;
  readonly failure: ReadFailure | null;
  /** True while the total is a lower bound, because it has its own request. */
  readonly counting?: boolean;
  readonly old: boolean;
  readonly at: number;
  readonly written: number;
  readonly again: () => void;
}

interface RecordListProps<Row extends object> extends ReturnType<typeof useView> {
  readonly rules: ViewRules;
  readonly list: Read<Row>;
  /** Number of records without filters. */
  readonly all: number;
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly ListColumn<Row>[];
  /** Default columns. */
  readonly usual: readonly string[];
  /** Default sorting. */
  readonly sort: Sort;
  readonly narrow: (row: Row) => NarrowRow;
  readonly fields: readonly FilterField[];
  readonly words: {
    readonly table: string;
    readonly search: string;
    readonly empty: string;
    readonly emptyText: string;
  };
  /** Lists whose changes affect these records. */
  readonly kinds?: readonly string[];
  /** Reads one page of the records that match the view. */
  readonly read: ReadPart<Row>;
  /** Button that creates the first record. */
  readonly first?: ReactNode;
  /** Built-in views as tabs, in addition to the tab of all records. */
  readonly tabs?: readonly OwnTab[];
  /** Query for the counts of the tabs; without it there are no tabs. */
  readonly counted?: Counted;
  readonly bulk?: BulkActs<Row> | undefined;
  /** Content at the end of the list. */
  readonly end?: ReactNode;
  /** Chips of the filter bar before the conditions, such as a period. */
  readonly before?: ReactNode;
  /** Place of the filter bar: after the views, before them, or in the page around the list. */
  readonly filterBar?: "usual" | "first" | "outside";
  /** Content between the tools and the rows. */
  readonly over?: ReactNode;
  /** Replaces the explanation of an empty list. */
  readonly absent?: ReactNode;
  /** Further facts of a row, which the user can expand. */
  readonly details?: ListDetails<Row>;
  /** Columns of exported files; by default those that are shown. */
  readonly exported?: readonly ListColumn<Row>[];
  /** Instead of pages, one list that grows. While it is on, `list` has all rows loaded so far. */
  readonly endless?: Endless;
}

const NO_TABS: readonly OwnTab[] = [];
const NO_KINDS: readonly string[] = [];
const NO_ROWS: readonly never[] = [];

/** Maximum number of selected records. Deleting 5,000 records takes about three quarters of an hour. */
const MOST_PICKED = 5_000;

/** A list of records with filters, search, columns and pages, or the reason why it has no rows. */
export function RecordList<Row extends object>({
  view,
  change,
  hrefOf,
  saved,
  rules,
  list,
  all,
  keyOf,
  columns,
  usual,
  sort,
  narrow,
  fields,
  words,
  kinds = NO_KINDS,
  read,
  first,
  tabs = NO_TABS,
  counted,
  bulk,
  end,
  before,
  filterBar = "usual",
  over,
  absent,
  details,
  exported,
  endless,
}: RecordListProps<Row>) {
  const { say } = useTexts();
  const filterWords = useFilterWords();
  const keepColumns = useKeptColumns({ view, change, rules });
  const [removing, setRemoving] = useState(false);
  const [editing, setEditing] = useState<BulkEditing | null>(null);
  const [copied, setCopied] = useState<{ readonly row: Row; readonly link: string } | null>(null);
  const live = useLivePage({
    kinds,
    question: JSON.stringify([view.search, view.filters, view.choices, view.sort, view.page, view.size]),
    list,
    keyOf,
    paused: removing || editing !== null,
  });
  const rows = live.data?.data ?? NO_ROWS;
  const total = live.data?.total ?? 0;
  const isEndless = endless?.on === true;
  const counting = list.counting === true;
  const pages = isEndless ? 1 : Math.max(1, Math.ceil(total / view.size));
  const page = isEndless ? 1 : view.page;
  const foot = useFootWords({ page, size: view.size, shown: rows.length, total, all, counting });

  const isPickable = (row: Row) => bulk !== undefined && (bulk.pickable?.is(row) ?? true);
  const model = useListTable({
    columns,
    usual,
    view,
    onColumns: keepColumns,
    rows,
    keyOf,
    canBePicked: isPickable,
  });
  const { table, shown, picked, pick, forget, renew } = model;
  const { rowsById } = table.getRowModel();
  const versionOf = (row: Row) => bulk?.versionOf?.(row);
  const newer = (kept: Row, read = kept) => ((versionOf(read) ?? 0) >= (versionOf(kept) ?? 0) ? read : kept);
  const recordOf = (row: Row) => ({
    id: keyOf(row),
    name: bulk?.nameOf(row) ?? "",
    version: versionOf(row),
    row,
  });
  const pickedRecords = [...picked].map(([id, row]) => recordOf(newer(row, rowsById[id]?.original)));
  const settle: SettleMany = (results, now) => {
    live.forget(results.filter(({ kind }) => kind === "done").map(({ id }) => id));
    renew(now);
    forget(results.filter(({ kind }) => kind === "gone").map(({ id }) => id));
  };
  const file = useExport();
  const removal = bulk?.remove ? bulk : null;
  const onKeyDown = useRowKeys({
    any: picked.size > 0,
    pickAll: bulk && (() => table.toggleAllPageRowsSelected(true)),
    remove: removal ? () => setRemoving(true) : undefined,
    copy: (at, link) => setCopied(rows[at] ? { row: rows[at], link: link ?? location.href } : null),
  });
  const chips = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const searching = useSearchDuringSelection({ any: picked.size > 0, label: words.search, place: panel });
  const picks = bulk && {
    labelOf: (row: Row) => say.lists.bulk.pick({ name: bulk.nameOf(row) }),
    page: say.lists.bulk.pickPage(),
  };

  const exports =
    total === 0 ? null : (
      <ExportMenu
        total={total}
        picked={picked.size}
        busy={file.busy}
        onChoose={(kind, which) =>
          file.start({
            kind,
            title: words.table,
            columns: exported ?? shown,
            keyOf,
            read,
            only: which === "picked" ? new Set(picked.keys()) : undefined,
            view,
            sort: view.sort ?? sort,
            all: columns,
            fields,
            words: filterWords,
          })
        }
      />
    );

  // The URL may name a page after the last one, for example in an old link.
  const isPastEnd = !list.old && !counting && list.data !== undefined && total > 0 && page > pages;
  useEffect(() => {
    if (isPastEnd) change({ page: pages }, { replace: true });
  });

  const bar = (
    <div ref={chips} className={styles.chips} data-first={filterBar === "first" ? "" : undefined}>
      {fields.length === 0 ? null : (
        <FilterBar fields={fields} words={filterWords} view={view} onChange={change} before={before} />
      )}
    </div>
  );
  const body = () => {
    if (!list.data && list.failure) return <ListAbsent failure={list.failure} onAgain={list.again} />;
    if (!list.data || isPastEnd)
      return (
        <SkeletonTable
          columns={shown}
          rows={view.size}
          loading={say.console.list.loading()}
          slow={say.console.list.slow()}
        />
      );
    if (rows.length === 0)
      return (
        absent ?? (
          <ListAbsent
            narrowed={isNarrowed(view)}
            onClear={() => change({ search: "", filters: [] })}
            empty={words}
            first={first}
          />
        )
      );
    return (
      <ListTable
        label={words.table}
        list={model}
        sort={view.sort ?? sort}
        onSort={(next) =>
          change({ sort: next.field === sort.field && next.descending === sort.descending ? null : next })
        }
        narrow={narrow}
        old={list.old || list.failure !== null}
        picks={picks}
        details={details}
        edgeOf={(name) => say.console.list.column.edge({ name })}
        onEnd={isEndless ? endless.onEnd : undefined}
      />
    );
  };

  return (
    <>
      {filterBar === "first" ? bar : null}
      {saved.resource === null || !counted ? null : (
        <SavedTabsPart
          view={view}
          saved={saved}
          hrefOf={hrefOf}
          rules={rules}
          tabs={tabs}
          counted={counted}
          kinds={kinds}
          total={list.old || counting ? undefined : live.data?.total}
        />
      )}
      {filterBar === "usual" ? bar : null}
      <Panel ref={panel} fill data-density={view.density ?? undefined} {...live.watch} onKeyDown={onKeyDown}>
        <ListKeys
          list={panel}
          chips={chips}
          acts={columns.flatMap(({ keys = [] }) => keys)}
          filters={fields.length > 0 && filterBar !== "outside"}
          picks={bulk !== undefined}
          removes={removal !== null}
          onRefresh={list.again}
        />
        {bulk && picked.size > 0 && !searching ? (
          <SelectionBar
            count={picked.size}
            total={bulk.pickable?.total ?? total}
            most={MOST_PICKED}
            pickAll={async (signal) =>
              pick((await readMatches(read, { keyOf, most: MOST_PICKED, signal })).filter(isPickable))
            }
            clear={() => table.resetRowSelection(true)}
          >
            <EditActs bulk={bulk} list={words.table} records={pickedRecords} onEdit={setEditing} />
            {bulk.others?.map(({ label, icon, onPress }) => (
              <Button key={label} size="small" icon={icon} onClick={() => onPress(pickedRecords, settle)}>
                {label}
              </Button>
            ))}
            {exports}
            {removal ? (
              <Button kind="danger-at-rest" size="small" icon="trash" onClick={() => setRemoving(true)}>
                {say.lists.bulk.remove()}
              </Button>
            ) : null}
          </SelectionBar>
        ) : (
          <ListTools
            view={view}
            change={change}
            search={words.search}
            table={table}
            columns={columns}
            onColumns={keepColumns}
          >
            {exports}
          </ListTools>
        )}
        <ExportBar state={file.state} />
        {list.data && list.failure ? (
          <div className={styles.banner}>
            <RenewalFailed failure={list.failure} at={list.at} again={list.again} />
          </div>
        ) : null}
        {over}
        {body()}
        <ChangesBar count={live.waiting} onShow={live.show} />
        {list.data && rows.length > 0 ? (
          <TableFoot
            summary={foot.summary}
            words={foot.words}
            page={page}
            pages={pages}
            hrefOf={(page) => hrefOf({ page })}
            size={view.size}
            sizes={rules.sizes}
            onSize={(size) => change({ size })}
            endless={endless}
          />
        ) : null}
        {list.data ? end : null}
      </Panel>
      {copied ? (
        <CopyAs
          id={keyOf(copied.row)}
          link={copied.link}
          record={copied.row}
          path={counted ? `${counted.path}/${keyOf(copied.row)}` : null}
          onClose={() => setCopied(null)}
        />
      ) : null}
      {editing ? (
        <BulkEdit
          {...editing}
          onClose={(results, now) => {
            setEditing(null);
            settle(results, now);
          }}
        />
      ) : null}
      {removal && removing ? (
        <BulkRemove
          records={pickedRecords}
          words={removal.words}
          path={removal.path}
          besides={removal.besides}
          remove={removal.remove}
          onClose={(gone) => {
            const ids = gone.map(({ id }) => id);
            live.forget(ids);
            setRemoving(false);
            forget(ids);
          }}
        />
      ) : null}
    </>
  );
}
