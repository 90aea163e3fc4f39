import type { FormSubmission } from "../../../../openapi/generated/console.ts";
import type { BulkActs } from "../../../resource/kit/bulk-acts.ts";
import { queryOf } from "../../../resource/kit/described/described-view.ts";
import { RecordList } from "../../../resource/kit/record-list.tsx";
import { useProgrammedList } from "../../../resource/kit/use-programmed-list.ts";
import { useAbility, useHolder } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { NO_CONTROLS } from "../frame/filter-url.ts";
import { InsightsPage } from "../frame/insights-page.tsx";
import { ListPeriodChip } from "../frame/list-period-chip.tsx";
import { nameIn } from "./answer-words.ts";
import { submissionLines, submissionsColumns } from "./submissions-columns.tsx";
import { LIST_SPEC, SUBMISSIONS_RULES, USUAL_COLUMNS, USUAL_SORT } from "./submissions-rules.ts";
import { useSubmissionFilters } from "./use-submission-filters.ts";

const KINDS = ["forms-submissions", "forms", "surveys", "segments", "users"];

/** Page with the form submissions of customers and agents. */
export function SubmissionsPage() {
  const { say } = useTexts();
  const text = say.submissions;
  const formats = useFormats();
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const { look, list, read, all } = useProgrammedList("/forms-submissions", {
    rules: SUBMISSIONS_RULES,
    ask: (view) => queryOf(view, LIST_SPEC, zone),
  });
  const fields = useSubmissionFilters(look.view.filters);
  const words = { say, formats };
  const mayWrite = useAbility("forms.write");
  const bulk: BulkActs<FormSubmission> = {
    nameOf: ({ form }) => nameIn(form) ?? text.gone(),
    words: { list: text.title(), removeOne: (name) => text.remove({ name }), removeText: text.removeText() },
    path: "/forms-submissions",
    remove: (api, id) => api.DELETE("/forms-submissions/{id}", { params: { path: { id } } }),
  };
  return (
    <InsightsPage
      page="submissions"
      controls={NO_CONTROLS}
      aside={list.data ? say.insights.frame.counts.submissions({ count: all }) : undefined}
    >
      <RecordList
        {...look}
        rules={SUBMISSIONS_RULES}
        list={list}
        read={read}
        kinds={KINDS}
        all={all}
        filterBar="first"
        keyOf={({ _id }) => _id}
        columns={submissionsColumns(words)}
        usual={USUAL_COLUMNS}
        sort={USUAL_SORT}
        narrow={submissionLines(words)}
        // The period is a chip of its own.
        fields={fields.filter(({ field }) => field !== "createdAt")}
        before={
          <ListPeriodChip
            field="createdAt"
            filters={look.view.filters}
            onChange={(filters) => look.change({ filters })}
          />
        }
        words={{
          table: text.title(),
          search: text.search(),
          empty: text.empty.title(),
          emptyText: text.empty.text(),
        }}
        bulk={mayWrite ? bulk : undefined}
      />
    </InsightsPage>
  );
}
