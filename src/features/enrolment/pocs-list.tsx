import { useEffect, useMemo } from "react";
import type { Poc } from "../../../openapi/generated/console.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { ListTools } from "../../resource/list-tools.tsx";
import { useFootWords } from "../../resource/use-foot-words.ts";
import { useView } from "../../resource/use-view.ts";
import { useAccountTime } from "../../services/use-account-time.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { ART } from "../../ui/art.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { BROKEN, EmptyState } from "../../ui/empty-state.tsx";
import { ListTable } from "../../ui/list-table.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SkeletonTable } from "../../ui/skeleton-table.tsx";
import { TableFoot } from "../../ui/table-foot.tsx";
import { PocStatus } from "./poc-status.tsx";
import { POCS_RULES } from "./pocs-rules.ts";
import styles from "./pocs-page.module.css";
import { useConnected } from "./use-connected.ts";
import { useDeviceWords } from "./use-device-words.ts";
import { useNewsOf } from "./use-news-of.ts";
import { PocName, usePocColumns } from "./use-poc-columns.tsx";

interface PocsListProps {
  readonly branch: string;
  readonly seen: (versions: ReadonlyMap<string, number>) => void;
  readonly open: (poc: Poc) => void;
}

/** The POCs of a branch, page by page. It is read anew when the floor tells that one came, connected or went. */
export function PocsList({ branch, seen, open }: PocsListProps) {
  const { say } = useTexts();
  const text = say.branches.pocs;
  const time = useAccountTime();
  const { view, change, hrefOf } = useView(POCS_RULES);
  const { field, descending } = view.sort ?? { field: "label", descending: false };
  const query = { $limit: view.size, $skip: (view.page - 1) * view.size, $sort: { [field]: descending ? -1 : 1 }, ...(view.search === "" ? {} : { $search: view.search }) };
  const list = useApiQuery("/branches/{id}/pocs", { path: { id: branch }, query }, { keep: true });
  const everything = useApiQuery("/branches/{id}/pocs", { path: { id: branch }, query: { $limit: 1 } }, { enabled: view.search !== "", keep: true });
  useNewsOf(branch, list.again);
  const isConnected = useConnected();
  const device = useDeviceWords();
  const columns = usePocColumns(open);
  const ids = columns.map(({ id }) => id);
  const wanted = view.columns ?? ids;
  const shown = columns.filter(({ id }, index) => index === 0 || wanted.includes(id));
  const sort = useMemo(() => view.sort ?? { field: "label", descending: false }, [view.sort]);

  const rows = list.data?.data ?? NOTHING;
  useEffect(() => seen(new Map(rows.map(({ _id, version }) => [_id, version]))), [seen, rows]);
  const total = list.data?.total ?? 0;
  const all = view.search === "" ? total : (everything.data?.total ?? total);
  const pages = Math.max(1, Math.ceil(total / view.size));
  const foot = useFootWords({ page: view.page, size: view.size, shown: rows.length, total, all });

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
        <EmptyState art={ART.nothingFound} role="status" title={text.filtered.title()} next={<Button onClick={() => change({ search: "" })}>{say.branches.filtered.clear()}</Button>}>
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
        narrow={(poc) => ({ title: <PocName poc={poc} open={open} />, state: <PocStatus connected={isConnected(poc)} />, details: device(poc), value: poc.internalId })}
        old={list.old || list.failure !== null}
      />
    );
  };

  return (
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
        <TableFoot summary={foot.summary} words={foot.words} page={view.page} pages={pages} hrefOf={(page) => hrefOf({ page })} size={view.size} sizes={POCS_RULES.sizes} onSize={(size) => change({ size })} />
      ) : null}
    </Panel>
  );
}

const NOTHING: readonly Poc[] = [];
