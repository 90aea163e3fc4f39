import { RecordList } from "../../resource/record-list.tsx";
import { useReadPart } from "../../resource/use-read-part.ts";
import { useView } from "../../resource/use-view.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { FilterField } from "../../ui/filter-field.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { isNarrowed } from "../../ui/view-state.ts";
import { submissionLines, submissionsColumns } from "./submissions-columns.tsx";
import { KINDS, SUBMISSIONS_RULES, submissionsQuery, USUAL_COLUMNS, USUAL_SORT } from "./submissions-rules.ts";

/** What customers and agents filled in. */
export function SubmissionsPage() {
  const { say } = useTexts();
  const text = say.submissions;
  const formats = useFormats();
  const look = useView(SUBMISSIONS_RULES);
  const narrowed = isNarrowed(look.view);
  const question = { query: submissionsQuery(look.view) };
  const list = useApiQuery("/forms-submissions", question, { keep: true });
  const everything = useApiQuery("/forms-submissions", { query: { $limit: 1 } }, { enabled: narrowed, keep: true });
  const all = (narrowed ? everything.data?.total : undefined) ?? list.data?.total ?? 0;
  const words = { say, formats };
  const fields: readonly FilterField[] = [{ field: "kind", label: text.columns.kind(), operators: ["is"], options: KINDS.map((value) => ({ value, label: text.kinds[value]() })) }];
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
        fields={fields}
        words={{ table: text.title(), search: text.search(), empty: text.empty.title(), emptyText: text.empty.text() }}
      />
    </>
  );
}
