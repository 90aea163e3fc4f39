import type { Branch } from "../../../openapi/generated/console.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useView } from "../../resource/use-view.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { ListColumn } from "../../ui/list-column.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import type { Sort } from "../../ui/view-state.ts";
import { BRANCHES_RULES } from "./branches-rules.ts";

const BY_LABEL: Sort = { field: "label", descending: false };

/** The places where the account's display devices stand, and how many of them stand there. */
export function BranchesPage() {
  const { say } = useTexts();
  const text = say.branches;
  const formats = useFormats();
  const view = useView(BRANCHES_RULES);
  const { search, size, page, sort } = view.view;
  const { field, descending } = sort ?? BY_LABEL;
  const query = { $limit: size, $skip: (page - 1) * size, $sort: { [field]: descending ? -1 : 1 }, populate: ["segments" as const], ...(search === "" ? {} : { $search: search }) };
  const list = useApiQuery("/branches", { query }, { keep: true });
  const everything = useApiQuery("/branches", { query: { $limit: 1 } }, { enabled: search !== "", keep: true });
  const columns = useBranchColumns();
  const all = (search === "" ? undefined : everything.data?.total) ?? list.data?.total ?? 0;
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(all) : undefined} />
      <RecordList
        {...view}
        rules={BRANCHES_RULES}
        list={list}
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={columns.map(({ id }) => id)}
        sort={BY_LABEL}
        narrow={(branch) => ({ title: <BranchLink branch={branch} />, state: text.pocCount({ count: branch.pocs?.length ?? 0 }), details: branch.address ?? "", value: null })}
        fields={[]}
        words={{ table: text.table(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
      />
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
    { id: "address", header: columns.address(), width: 276, cell: ({ address }) => (address === null || address === undefined ? null : <span title={address}>{address}</span>) },
  ];
}
