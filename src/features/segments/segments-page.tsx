import type { Account } from "../../../openapi/generated/console.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useView } from "../../resource/use-view.ts";
import { useLive } from "../../services/live-services.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { isNarrowed } from "../../ui/view-state.ts";
import { segmentLines, segmentsColumns } from "./segments-columns.tsx";
import { segmentsQuery } from "./segments-query.ts";
import { BY_NAME, LIVE_COLUMNS, SEGMENTS_RULES, USUAL_COLUMNS } from "./segments-rules.ts";
import { useSegmentFields } from "./use-segment-fields.ts";

/** The segments of the account: what they are, and how they stand at this moment. */
export function SegmentsPage() {
  const account = useHolder()?.account;
  return account ? <Segments account={account} /> : null;
}

function Segments({ account }: { account: Account }) {
  const { say } = useTexts();
  const formats = useFormats();
  const view = useView(SEGMENTS_RULES);
  const narrowed = isNarrowed(view.view);
  const list = useApiQuery("/segments", { query: segmentsQuery(view.view) }, { keep: true });
  const everything = useApiQuery("/segments", { query: { $limit: 1 } }, { enabled: narrowed, keep: true });
  const all = (narrowed ? everything.data?.total : undefined) ?? list.data?.total ?? 0;

  const live = useLive() !== null;
  const words = { say, formats, targets: account.targets };
  const columns = segmentsColumns(words).filter(({ id }) => live || !LIVE_COLUMNS.includes(id));
  const text = say.segments;
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(all) : undefined} />
      <RecordList
        {...view}
        rules={SEGMENTS_RULES}
        list={list}
        all={all}
        keyOf={({ _id }) => _id}
        columns={columns}
        usual={columns.map(({ id }) => id).filter((id) => USUAL_COLUMNS.includes(id))}
        sort={BY_NAME}
        narrow={segmentLines(words)}
        fields={useSegmentFields()}
        words={{ table: text.table(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
      />
    </>
  );
}
