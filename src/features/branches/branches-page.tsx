import { useEffect, useMemo } from "react";
import type { Branch } from "../../../openapi/generated/console.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { ListTools } from "../../resource/list-tools.tsx";
import { useFootWords } from "../../resource/use-foot-words.ts";
import { useView } from "../../resource/use-view.ts";
import { useAccountTime } from "../../services/use-account-time.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { BROKEN, EmptyState } from "../../ui/empty-state.tsx";
import { ListTable } from "../../ui/list-table.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonTable } from "../../ui/skeleton-table.tsx";
import { TableFoot } from "../../ui/table-foot.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./branches-page.module.css";
import { BRANCHES_RULES } from "./branches-rules.ts";

/** The places where the account's display devices stand, and how many of them stand there. */
export function BranchesPage() {
  const { say } = useTexts();
  const text = say.branches;
  const formats = useFormats();
  const time = useAccountTime();
  const { view, change, hrefOf } = useView(BRANCHES_RULES);
  const { field, descending } = view.sort ?? { field: "label", descending: false };
  const query = { $limit: view.size, $skip: (view.page - 1) * view.size, $sort: { [field]: descending ? -1 : 1 }, populate: ["segments" as const], ...(view.search === "" ? {} : { $search: view.search }) };
  const list = useApiQuery("/branches", { query }, { keep: true });
  const everything = useApiQuery("/branches", { query: { $limit: 1 } }, { enabled: view.search !== "", keep: true });
  const columns = useBranchColumns();
  const ids = columns.map(({ id }) => id);
  const wanted = view.columns ?? ids;
  const shown = columns.filter(({ id }, index) => index === 0 || wanted.includes(id));

  const rows: readonly Branch[] = list.data?.data ?? [];
  const total = list.data?.total ?? 0;
  const all = view.search === "" ? total : (everything.data?.total ?? total);
  const pages = Math.max(1, Math.ceil(total / view.size));
  const foot = useFootWords({ page: view.page, size: view.size, shown: rows.length, total, all });
  const sort = useMemo(() => view.sort ?? { field: "label", descending: false }, [view.sort]);

  // A page behind the last one is a link from when there were more.
  const lost = !list.old && list.data !== undefined && total > 0 && view.page > pages;
  useEffect(() => {
    if (lost) change({ page: pages }, { replace: true });
  });

  const body = () => {
    if (!list.data && list.failure)
      return (
        <EmptyState art={BROKEN} role="alert" title={text.failed()} next={<Button icon="refresh" onClick={list.again}>{say.actions.tryAgain()}</Button>}>
          <FailureText failure={list.failure} />
        </EmptyState>
      );
    if (!list.data || lost) return <SkeletonTable columns={shown} rows={view.size} loading={text.loading()} slow={text.slow()} />;
    if (rows.length === 0 && view.search !== "")
      return (
        <EmptyState art={ART.nothingFound} role="status" title={text.filtered.title()} next={<Button onClick={() => change({ search: "" })}>{text.filtered.clear()}</Button>}>
          {text.filtered.text({ all })}
        </EmptyState>
      );
    if (rows.length === 0) return <EmptyState art={ART.layers} title={text.empty.title()}>{text.empty.text()}</EmptyState>;
    return (
      <ListTable
        label={text.table()}
        columns={shown}
        rows={rows}
        keyOf={({ _id }) => _id}
        sort={sort}
        onSort={(next) => change({ sort: next.field === "label" && !next.descending ? null : next })}
        narrow={(branch) => ({ title: <BranchLink branch={branch} />, state: text.pocCount({ count: branch.pocs?.length ?? 0 }), details: branch.address ?? "", value: null })}
        old={list.old || list.failure !== null}
      />
    );
  };

  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(all) : undefined} />
      <div className={styles.above} />
        <Panel fill data-density={view.density ?? undefined}>
          <ListTools view={view} change={change} search={text.search()} columns={columns} shown={shown.map(({ id }) => id)} usual={ids} />
          {list.data && list.failure ? (
            <div className={styles.banner}>
              <Banner family="away" glyph="warning" role="alert" action={{ label: say.actions.tryAgain(), onClick: list.again }}>
                {say.console.list.renewalFailed({ time: time(list.at) })} <FailureText failure={list.failure} />
              </Banner>
            </div>
          ) : null}
          {body()}
          {list.data && rows.length > 0 ? (
            <TableFoot summary={foot.summary} words={foot.words} page={view.page} pages={pages} hrefOf={(page) => hrefOf({ page })} size={view.size} sizes={BRANCHES_RULES.sizes} onSize={(size) => change({ size })} />
          ) : null}
        </Panel>
    </>
  );
}

const BranchLink = ({ branch: { _id: id, label } }: { branch: Branch }) => (
  <TextLink href={`/branches/${id}/pocs`} quiet>
    {label}
  </TextLink>
);

function useBranchColumns(): readonly ListColumn<Branch>[] {
  const { say } = useTexts();
  const formats = useFormats();
  const { columns, pocCount } = say.branches;
  const nameOf = (segment: NonNullable<Branch["segments"]>[number]) => (typeof segment === "string" ? segment : (segment.name ?? segment._id));
  return [
    { id: "label", header: columns.label(), sortable: true, cell: (branch) => <BranchLink branch={branch} /> },
    { id: "name", header: columns.name(), width: 176, sortable: true, cell: ({ name }) => name },
    { id: "pocs", header: columns.pocs(), width: 104, cell: ({ pocs }) => pocCount({ count: pocs?.length ?? 0 }) },
    { id: "segments", header: columns.segments(), width: 240, cell: ({ segments = [] }) => <span title={formats.list(segments.map(nameOf))}>{formats.list(segments.map(nameOf))}</span> },
    { id: "address", header: columns.address(), width: 280, cell: ({ address }) => (address === null || address === undefined ? null : <span title={address}>{address}</span>) },
  ];
}
