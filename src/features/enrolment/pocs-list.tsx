import { useEffect } from "react";
import type { Poc } from "../../../openapi/generated/console.ts";
import type { BulkActs } from "../../resource/bulk-acts.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useReadPart } from "../../resource/use-read-part.ts";
import { useView } from "../../resource/use-view.ts";
import { useAbility } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { Sort, ViewRules } from "../../ui/view-state.ts";
import { PocStatus } from "./poc-status.tsx";
import { useConnected } from "./use-connected.ts";
import { useDeviceWords } from "./use-device-words.ts";
import { useNewsOf } from "./use-news-of.ts";
import { PocName, usePocColumns } from "./use-poc-columns.tsx";

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
  sizes: [10, 25, 50, 100],
  choices: {},
};

const BY_LABEL: Sort = { field: "label", descending: false };

/**
 * The POCs of a branch, page by page. It is read anew when the floor tells that one came, connected or went.
 */
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
  useNewsOf(branch, list.again);
  const isConnected = useConnected();
  const device = useDeviceWords();
  const columns = usePocColumns(open);
  const rows = list.data?.data;
  const mayWrite = useAbility("branches.write");
  const { unrollTitle, unrollText, problems } = say.branches.enrolment;
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
