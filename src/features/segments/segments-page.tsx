import { useEffect, useMemo } from "react";
import type { Account, Segment } from "../../../openapi/generated/console.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { useFilterWords } from "../../resource/use-filter-words.ts";
import { useFootWords } from "../../resource/use-foot-words.ts";
import { ListTools } from "../../resource/list-tools.tsx";
import { useView } from "../../resource/use-view.ts";
import { useLive } from "../../services/live-services.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useAccountTime } from "../../services/use-account-time.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { Banner } from "../../ui/banner.tsx";
import { FilterBar } from "../../ui/filter-bar.tsx";
import { ListTable } from "../../ui/list-table.tsx";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonTable } from "../../ui/skeleton-table.tsx";
import { TableFoot } from "../../ui/table-foot.tsx";
import { SegmentsAbsent } from "./segments-absent.tsx";
import { segmentLines, segmentsColumns } from "./segments-columns.tsx";
import { isNarrowed, segmentsQuery } from "./segments-query.ts";
import { LIVE_COLUMNS, SEGMENTS_RULES, USUAL_COLUMNS } from "./segments-rules.ts";
import styles from "./segments-page.module.css";
import { useSegmentFields } from "./use-segment-fields.ts";

/** The segments of the account: what they are, and how they stand at this moment. */
export function SegmentsPage() {
  const account = useHolder()?.account;
  return account ? <Segments account={account} /> : null;
}

function Segments({ account }: { account: Account }) {
  const { say } = useTexts();
  const formats = useFormats();
  const time = useAccountTime();
  const { view, change, hrefOf } = useView(SEGMENTS_RULES);
  const narrowed = isNarrowed(view);
  const list = useApiQuery("/segments", { query: segmentsQuery(view) }, { keep: true });
  const everything = useApiQuery("/segments", { query: { $limit: 1 } }, { enabled: narrowed, keep: true });

  const live = useLive() !== null;
  const words = { say, formats, targets: account.targets };
  const columns = segmentsColumns(words).filter(({ id }) => live || !LIVE_COLUMNS.includes(id));
  const usual = columns.map(({ id }) => id).filter((id) => USUAL_COLUMNS.includes(id));
  const wanted = view.columns ?? usual;
  const shown = columns.filter(({ id }, index) => index === 0 || wanted.includes(id));

  const rows: readonly Segment[] = list.data?.data ?? NOTHING;
  const total = list.data?.total ?? 0;
  const all = narrowed ? (everything.data?.total ?? total) : total;
  const pages = Math.max(1, Math.ceil(total / view.size));
  const foot = useFootWords({ page: view.page, size: view.size, shown: rows.length, total, all });
  const sort = useMemo(() => view.sort ?? { field: "name", descending: false }, [view.sort]);

  // A page behind the last one is a link from when there were more.
  const lost = !list.old && list.data !== undefined && total > 0 && view.page > pages;
  useEffect(() => {
    if (lost) change({ page: pages }, { replace: true });
  });

  const body = () => {
    if (!list.data && list.failure) return <SegmentsAbsent account={account} failure={list.failure} onAgain={list.again} />;
    if (!list.data || lost) return <SkeletonTable columns={shown} rows={view.size} loading={say.segments.loading()} slow={say.segments.slow()} />;
    if (rows.length === 0) return <SegmentsAbsent account={account} view={view} all={all} onClear={() => change({ search: "", filters: [] })} />;
    return (
      <ListTable
        label={say.segments.table()}
        columns={shown}
        rows={rows}
        keyOf={({ _id }) => _id}
        sort={sort}
        onSort={(next) => change({ sort: next.field === "name" && !next.descending ? null : next })}
        narrow={segmentLines(words)}
        old={list.old || list.failure !== null}
      />
    );
  };

  return (
    <>
      <PageHeader title={say.segments.title()} windowTitle={say.windowTitle({ page: say.segments.title() })} aside={list.data ? formats.number(all) : undefined} />
      <div className={styles.chips}>
        <FilterBar fields={useSegmentFields()} words={useFilterWords()} view={view} onChange={change} />
      </div>
      <Panel fill data-density={view.density ?? undefined}>
        <ListTools view={view} change={change} search={say.segments.search()} columns={columns} shown={shown.map(({ id }) => id)} usual={usual} />
        {list.data && list.failure ? (
          <div className={styles.banner}>
            <Banner family="away" glyph="warning" role="alert" action={{ label: say.actions.tryAgain(), onClick: list.again }}>
              {say.console.list.renewalFailed({ time: time(list.at) })} <FailureText failure={list.failure} />
            </Banner>
          </div>
        ) : null}
        {body()}
        {list.data && rows.length > 0 ? (
          <TableFoot summary={foot.summary} words={foot.words} page={view.page} pages={pages} hrefOf={(page) => hrefOf({ page })} size={view.size} sizes={SEGMENTS_RULES.sizes} onSize={(size) => change({ size })} />
        ) : null}
      </Panel>
    </>
  );
}

const NOTHING: readonly Segment[] = [];
