import { type ReactNode, useEffect, useState } from "react";
import type { ReadFailure } from "../services/use-api-query.ts";
import { useFormats } from "../services/use-formats.ts";
import { useTexts } from "../services/use-texts.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { FilterBar } from "../ui/filter-bar.tsx";
import type { FilterField } from "../ui/filter-field.ts";
import type { ListColumn } from "../ui/list-column.ts";
import { ListTable } from "../ui/list-table.tsx";
import { Panel } from "../ui/panel.tsx";
import { SkeletonTable } from "../ui/skeleton-table.tsx";
import { TableFoot } from "../ui/table-foot.tsx";
import type { NarrowRow } from "../ui/table/live-column.ts";
import { type Sort, type ViewRules, isNarrowed } from "../ui/view-state.ts";
import type { BulkActs } from "./bulk-acts.ts";
import { BulkRemove } from "./bulk-remove-part.tsx";
import { FailureText } from "./failure-text.tsx";
import { ListAbsent } from "./list-absent.tsx";
import { ListTools } from "./list-tools.tsx";
import styles from "./record-list.module.css";
import { readMatches } from "./read-matches.ts";
import { SelectionBar } from "./selection-bar.tsx";
import { useFilterWords } from "./use-filter-words.ts";
import { useFootWords } from "./use-foot-words.ts";
import { usePicked } from "./use-picked.ts";
import type { useView } from "./use-view.ts";

interface Read<Row> {
  readonly data: { readonly data: readonly Row[]; readonly total: number } | undefined;
  readonly failure: ReadFailure | null;
  readonly old: boolean;
  readonly at: number;
  readonly again: () => void;
}

interface RecordListProps<Row> extends ReturnType<typeof useView> {
  readonly rules: ViewRules;
  readonly list: Read<Row>;
  /** How many there are without filters. */
  readonly all: number;
  readonly keyOf: (row: Row) => string;
  readonly columns: readonly ListColumn<Row>[];
  /** The columns that are shown unless somebody chooses others. */
  readonly usual: readonly string[];
  /** How the list is sorted by itself. */
  readonly sort: Sort;
  readonly narrow: (row: Row) => NarrowRow;
  readonly fields: readonly FilterField[];
  readonly words: { readonly table: string; readonly search: string; readonly empty: string; readonly emptyText: string };
  /** What makes the first one. */
  readonly first?: ReactNode;
  /** What can be done with many of them at once. */
  readonly bulk?: BulkActs<Row> | undefined;
}

/** So many can be picked at once: deleting them takes about three quarters of an hour. */
const MOST_PICKED = 5_000;

/** A list of records with everything around it: filters, search, columns, pages, and why there are no rows. */
export function RecordList<Row>({ view, change, hrefOf, rules, list, all, keyOf, columns, usual, sort, narrow, fields, words, first, bulk }: RecordListProps<Row>) {
  const { say } = useTexts();
  const { time } = useFormats();
  const filterWords = useFilterWords();
  const wanted = view.columns ?? usual;
  const shown = columns.filter(({ id }, index) => index === 0 || wanted.includes(id));
  const rows = list.data?.data ?? [];
  const total = list.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / view.size));
  const foot = useFootWords({ page: view.page, size: view.size, shown: rows.length, total, all });

  const { picked, pick, clear } = usePicked(view);
  const [removing, setRemoving] = useState(false);
  const doomedOf = (row: Row) => ({ id: keyOf(row), name: bulk?.nameOf(row) ?? "" });
  const picks = bulk && {
    isPicked: (row: Row) => picked.has(keyOf(row)),
    onPick: (some: readonly Row[], on: boolean) => pick(some.map(doomedOf), on),
    labelOf: (row: Row) => say.console.list.bulk.pick({ name: bulk.nameOf(row) }),
    page: say.console.list.bulk.pickPage(),
  };

  // A page behind the last one is a link from when there were more.
  const lost = !list.old && list.data !== undefined && total > 0 && view.page > pages;
  useEffect(() => {
    if (lost) change({ page: pages }, { replace: true });
  });

  const body = () => {
    if (!list.data && list.failure) return <ListAbsent failure={list.failure} onAgain={list.again} />;
    if (!list.data || lost) return <SkeletonTable columns={shown} rows={view.size} loading={say.console.list.loading()} slow={say.console.list.slow()} />;
    if (rows.length === 0) return <ListAbsent narrowed={isNarrowed(view)} all={all} onClear={() => change({ search: "", filters: [] })} empty={words} first={first} />;
    return (
      <ListTable
        label={words.table}
        columns={shown}
        rows={rows}
        keyOf={keyOf}
        sort={view.sort ?? sort}
        onSort={(next) => change({ sort: next.field === sort.field && next.descending === sort.descending ? null : next })}
        narrow={narrow}
        old={list.old || list.failure !== null}
        picks={picks}
      />
    );
  };

  return (
    <>
      <div className={styles.chips}>{fields.length === 0 ? null : <FilterBar fields={fields} words={filterWords} view={view} onChange={change} />}</div>
      <Panel fill data-density={view.density ?? undefined}>
        {bulk && picked.size > 0 ? (
          <SelectionBar
            count={picked.size}
            total={total}
            most={MOST_PICKED}
            pickAll={async (signal) => pick((await readMatches(bulk.read, { keyOf, most: MOST_PICKED, signal })).map(doomedOf), true)}
            clear={clear}
          >
            <Button kind="danger-at-rest" size="small" icon="trash" onClick={() => setRemoving(true)}>
              {say.console.list.bulk.remove()}
            </Button>
          </SelectionBar>
        ) : (
          <ListTools view={view} change={change} search={words.search} columns={columns} shown={shown.map(({ id }) => id)} usual={usual} />
        )}
        {list.data && list.failure ? (
          <div className={styles.banner}>
            <Banner family="away" glyph="warning" role="alert" action={{ label: say.actions.tryAgain(), onClick: list.again }}>
              {say.console.list.renewalFailed({ time: time(list.at) })} <FailureText failure={list.failure} />
            </Banner>
          </div>
        ) : null}
        {body()}
        {list.data && rows.length > 0 ? (
          <TableFoot summary={foot.summary} words={foot.words} page={view.page} pages={pages} hrefOf={(page) => hrefOf({ page })} size={view.size} sizes={rules.sizes} onSize={(size) => change({ size })} />
        ) : null}
      </Panel>
      {bulk && removing ? (
        <BulkRemove
          records={[...picked].map(([id, name]) => ({ id, name }))}
          path={bulk.path}
          remove={bulk.remove}
          onClose={(gone) => {
            setRemoving(false);
            pick(gone, false);
          }}
        />
      ) : null}
    </>
  );
}
