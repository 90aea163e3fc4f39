import { type ReactNode, useEffect } from "react";
import type { ReadFailure } from "../services/use-api-query.ts";
import { useAccountTime } from "../services/use-account-time.ts";
import { useTexts } from "../services/use-texts.ts";
import { Banner } from "../ui/banner.tsx";
import { Button } from "../ui/button.tsx";
import { BROKEN, EmptyState } from "../ui/empty-state.tsx";
import { ART } from "../ui/art.ts";
import type { ListColumn } from "../ui/list-column.ts";
import { ListTable } from "../ui/list-table.tsx";
import { Panel } from "../ui/panel.tsx";
import { SkeletonTable } from "../ui/skeleton-table.tsx";
import { TableFoot } from "../ui/table-foot.tsx";
import type { NarrowRow } from "../ui/table/live-column.ts";
import type { Sort, ViewRules } from "../ui/view-state.ts";
import { FailureText } from "./failure-text.tsx";
import { ListTools } from "./list-tools.tsx";
import styles from "./record-list.module.css";
import { useFootWords } from "./use-foot-words.ts";
import type { useView } from "./use-view.ts";

interface RecordListProps<Row> {
  /** What the platform answered to the view. */
  readonly list: {
    readonly data: { readonly total: number; readonly data: readonly Row[] } | undefined;
    readonly failure: ReadFailure | null;
    readonly old: boolean;
    readonly at: number;
    readonly again: () => void;
  };
  readonly look: ReturnType<typeof useView>;
  readonly rules: ViewRules;
  readonly usualSort: Sort;
  readonly columns: readonly ListColumn<Row>[];
  readonly narrow: (row: Row) => NarrowRow;
  readonly keyOf: (row: Row) => string;
  readonly words: { readonly table: string; readonly search: string; readonly loading: string; readonly slow: string; readonly failed: string; readonly filtered: string };
  /** What stands there as long as nothing was made. */
  readonly empty: ReactNode;
}

/** The records of one kind that the platform keeps, a page of them at a time. */
export function RecordList<Row>({ list, look: { view, change, hrefOf }, rules, usualSort, columns, narrow, keyOf, words, empty }: RecordListProps<Row>) {
  const { say } = useTexts();
  const time = useAccountTime();
  const usual = columns.map(({ id }) => id);
  const wanted = view.columns ?? usual;
  const shown = columns.filter(({ id }, index) => index === 0 || wanted.includes(id));
  const rows = list.data?.data ?? [];
  const total = list.data?.total ?? 0;
  const pages = Math.max(1, Math.ceil(total / view.size));
  const foot = useFootWords({ page: view.page, size: view.size, shown: rows.length, total, all: total });

  // A page behind the last one is a link from when there were more.
  const lost = !list.old && list.data !== undefined && total > 0 && view.page > pages;
  useEffect(() => {
    if (lost) change({ page: pages }, { replace: true });
  });

  const body = () => {
    if (!list.data && list.failure)
      return (
        <EmptyState
          art={BROKEN}
          role="alert"
          title={words.failed}
          next={
            <Button icon="refresh" onClick={list.again}>
              {say.actions.tryAgain()}
            </Button>
          }
        >
          <FailureText failure={list.failure} />
        </EmptyState>
      );
    if (!list.data || lost) return <SkeletonTable columns={shown} rows={view.size} loading={words.loading} slow={words.slow} />;
    if (rows.length > 0)
      return (
        <ListTable
          label={words.table}
          columns={shown}
          rows={rows}
          keyOf={keyOf}
          sort={view.sort ?? usualSort}
          onSort={(next) => change({ sort: next.field === usualSort.field && next.descending === usualSort.descending ? null : next })}
          narrow={narrow}
          old={list.old || list.failure !== null}
        />
      );
    return view.search === "" ? empty : <EmptyState art={ART.nothingFound} role="status" title={words.filtered} next={<Button onClick={() => change({ search: "" })}>{say.actions.clearSearch()}</Button>} />;
  };

  return (
    <div className={styles.list}>
      <Panel fill data-density={view.density ?? undefined}>
        <ListTools view={view} change={change} search={words.search} columns={columns} shown={shown.map(({ id }) => id)} usual={usual} />
        {list.data && list.failure ? (
          <div className={styles.banner}>
            <Banner family="away" glyph="warning" role="alert" action={{ label: say.actions.tryAgain(), onClick: list.again }}>
              {say.console.list.renewalFailed({ time: time(list.at) })} <FailureText failure={list.failure} />
            </Banner>
          </div>
        ) : null}
        {body()}
        {rows.length > 0 ? (
          <TableFoot summary={foot.summary} words={foot.words} page={view.page} pages={pages} hrefOf={(page) => hrefOf({ page })} size={view.size} sizes={rules.sizes} onSize={(size) => change({ size })} />
        ) : null}
      </Panel>
    </div>
  );
}
