import { useEffect } from "react";
import type { Poc } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/kit/bulk-acts.ts";
import { RecordList } from "../../resource/kit/record-list.tsx";
import { useReadPart } from "../../resource/kit/use-read-part.ts";
import { useView } from "../../resource/kit/use-view.ts";
import { useAbility } from "../../services/use-session.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PAGE_SIZES, type Sort, type ViewRules } from "../../ui/view-state.ts";
import { PocStatus, useConnected, useDeviceWords } from "./poc-shown.tsx";
import { usePocUpdates } from "./use-poc-updates.ts";
import { Moment } from "../../resource/cells/moment.tsx";
import type { ListColumn } from "../../ui/list-column.ts";
import styles from "./pocs-page.module.css";

interface PocsListProps {
  readonly branch: string;
  readonly seen: (versions: ReadonlyMap<string, number>) => void;
  readonly open: (poc: Poc) => void;
}

const KINDS = ["pocs"];

const POCS_RULES: ViewRules = {
  sortable: ["label", "latestConnection", "enrolledAt"],
  columns: ["label", "status", "device", "internalId", "integrationId", "latestConnection", "enrolledAt"],
  filters: {},
  sizes: PAGE_SIZES,
  choices: {},
};

const BY_LABEL: Sort = { field: "label", descending: false };

/** Paginated list of the display devices (POCs) of a branch, reloaded when the floor reports a change. */
export function PocsList({ branch, seen, open }: PocsListProps) {
  const { say } = useTexts();
  const text = say.branches.pocs;
  const view = useView(POCS_RULES);
  const { search, size, page, sort } = view.view;
  const { field, descending } = sort ?? BY_LABEL;
  const query = {
    $limit: size,
    $skip: (page - 1) * size,
    $sort: { [field]: descending ? -1 : 1 },
    ...(search === "" ? {} : { $search: search }),
  };
  const list = useApiQuery("/branches/{id}/pocs", { path: { id: branch }, query }, { keep: true });
  const read = useReadPart("/branches/{id}/pocs", { path: { id: branch }, query });
  const everything = useApiQuery(
    "/branches/{id}/pocs",
    { path: { id: branch }, query: { $limit: 1 } },
    { enabled: search !== "", keep: true },
  );
  usePocUpdates(branch, list.again);
  const isConnected = useConnected();
  const device = useDeviceWords();
  const columns = usePocColumns(open);
  const rows = list.data?.data;
  const mayWrite = useAbility("branches.write");
  const { unrollTitle, unrollText, problems } = say.branches.enrollment;
  const bulk: BulkActs<Poc> = {
    nameOf: ({ label }) => label,
    words: {
      list: text.table(),
      removeOne: (label) => unrollTitle({ label }),
      removeText: unrollText(),
      refused: { "poc-connected": problems.connected() },
    },
    path: "/branches/{id}/pocs",
    besides: ["/branches"],
    remove: (api, poc) => api.DELETE("/branches/{id}/pocs/{poc}", { params: { path: { id: branch, poc } } }),
  };
  useEffect(() => seen(new Map((rows ?? []).map(({ _id, version }) => [_id, version]))), [seen, rows]);
  return (
    <RecordList
      {...view}
      rules={POCS_RULES}
      list={list}
      read={read}
      kinds={KINDS}
      all={(search === "" ? undefined : everything.data?.total) ?? list.data?.total ?? 0}
      keyOf={({ _id }) => _id}
      columns={columns}
      usual={columns.map(({ id }) => id)}
      sort={BY_LABEL}
      narrow={(poc) => ({
        title: <PocName poc={poc} open={open} />,
        state: <PocStatus connected={isConnected(poc)} />,
        details: device(poc),
        value: poc.internalId ? `${text.columns.internalId()} ${poc.internalId}` : null,
      })}
      fields={[]}
      words={{
        table: text.table(),
        search: text.search(),
        empty: text.empty.title(),
        emptyText: text.empty.text(),
      }}
      bulk={mayWrite ? bulk : undefined}
    />
  );
}

/** Returns all columns of the list of POCs in their order. */
function usePocColumns(open: (poc: Poc) => void): readonly ListColumn<Poc>[] {
  const { say } = useTexts();
  const isConnected = useConnected();
  const device = useDeviceWords();
  const { columns, never, connected, away } = say.branches.pocs;
  const day = (instant: string) => <Moment instant={instant} day />;
  return [
    {
      id: "label",
      header: columns.label(),
      sortable: true,
      cell: (poc) => <PocName poc={poc} open={open} />,
      written: { kind: "text", of: ({ label }) => label },
    },
    {
      id: "status",
      header: columns.status(),
      width: 148,
      cell: (poc) => <PocStatus connected={isConnected(poc)} />,
      written: { kind: "text", of: (poc) => (isConnected(poc) ? connected() : away()) },
    },
    {
      id: "device",
      header: columns.device(),
      width: 224,
      cell: (poc) => <span title={device(poc)}>{device(poc)}</span>,
      written: { kind: "text", of: device },
    },
    {
      id: "internalId",
      header: columns.internalId(),
      width: 128,
      cell: ({ internalId }) => internalId,
      written: { kind: "text", of: ({ internalId }) => internalId },
    },
    {
      id: "integrationId",
      header: columns.integrationId(),
      width: 140,
      cell: ({ integrationId }) => integrationId,
      written: { kind: "text", of: ({ integrationId }) => integrationId },
    },
    {
      id: "latestConnection",
      header: columns.latestConnection(),
      width: 164,
      sortable: true,
      cell: ({ latestConnection }) => (latestConnection === null ? never() : day(latestConnection)),
      written: { kind: "moment", of: ({ latestConnection: at }) => at },
    },
    {
      id: "enrolledAt",
      header: columns.enrolledAt(),
      width: 132,
      sortable: true,
      cell: ({ enrolledAt }) => day(enrolledAt),
      written: { kind: "moment", of: ({ enrolledAt }) => enrolledAt },
    },
  ];
}

/** The label of a POC, which opens its details. */
function PocName({ poc, open }: { poc: Poc; open: (poc: Poc) => void }) {
  const { say } = useTexts();
  return (
    <button
      type="button"
      className={styles.name}
      aria-label={say.branches.pocs.open({ label: poc.label })}
      title={poc.label}
      onClick={() => open(poc)}
    >
      {poc.label}
    </button>
  );
}
