import { queryOf } from "../../resource/described/described-view.ts";
import { RecordList } from "../../resource/record-list.tsx";
import { useReadPart } from "../../resource/use-read-part.ts";
import { useView } from "../../resource/use-view.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { isNarrowed } from "../../ui/view-state.ts";
import { submissionLines, submissionsColumns } from "./submissions-columns.tsx";
import { SAID, SUBMISSIONS_RULES, USUAL_COLUMNS, USUAL_SORT } from "./submissions-rules.ts";
import { useSubmissionFilters } from "./use-submission-filters.ts";

/** What customers and agents filled in. */
export function SubmissionsPage() {
  const { say } = useTexts();
  const text = say.submissions;
  const formats = useFormats();
  const look = useView(SUBMISSIONS_RULES);
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const narrowed = isNarrowed(look.view);
  const question = { query: queryOf(look.view, SAID, zone) as { $limit: number } }; // as the list understands it
  const list = useApiQuery("/forms-submissions", question, { keep: true });
  const everything = useApiQuery("/forms-submissions", { query: { $limit: 1 } }, { enabled: narrowed, keep: true });
  const all = (narrowed ? everything.data?.total : undefined) ?? list.data?.total ?? 0;
  const words = { say, formats };
  return (
    <>
      <PageHeader title={text.title()} windowTitle={say.windowTitle({ page: text.title() })} aside={list.data ? formats.number(all) : undefined} />
      <RecordList
        {...look}
        rules={SUBMISSIONS_RULES}
        list={list}
        read={useReadPart("/forms-submissions", question)}
        all={all}
        keyOf={({ _id }) => _id}
        columns={submissionsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={USUAL_SORT}
        narrow={submissionLines(words)}
        fields={useSubmissionFilters(look.view.filters)}
        words={{ table: text.title(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
      />
    </>
  );
}
