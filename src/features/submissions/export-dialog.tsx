import { useState } from "react";
import type { FormSubmission } from "../../../openapi/generated/console.ts";
import type { DescribedRecord } from "../../resource/described/described-resource.ts";
import { queryOf } from "../../resource/described/described-view.ts";
import { ExportBar } from "../../resource/export/export-bar.tsx";
import { useExport } from "../../resource/export/use-export.ts";
import { type FileKind, MOST_WRITTEN } from "../../resource/export/view-to-write.ts";
import { FailureText } from "../../resource/failure-text.tsx";
import { FormDialog } from "../../resource/form/form-dialog.tsx";
import { useFilterWords } from "../../resource/use-filter-words.ts";
import { useReadPart } from "../../resource/use-read-part.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { FailureBanner } from "../../resource/failure-banner.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { writeView } from "../../ui/view-state.ts";
import { answerColumns } from "./answer-columns.ts";
import styles from "./agent-form-exports.module.css";
import { viewOfExport } from "./export-view.ts";
import { SAID, SUBMISSIONS_RULES, USUAL_SORT } from "./submissions-rules.ts";
import { useSubmissionFilters } from "./use-submission-filters.ts";

interface ExportDialogProps {
  readonly record: DescribedRecord;
  readonly name: string;
  readonly onClose: () => void;
}

/** Says what an export would take at this moment, and writes it. */
export function ExportDialog({ record, name, onClose }: ExportDialogProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const filterWords = useFilterWords();
  const text = say.submissions.exporting;
  const [kind, setKind] = useState<FileKind>("xlsx");
  const view = viewOfExport(record);
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const question = { query: queryOf(view, SAID, zone) as { $limit: number } }; // as the list understands it
  const read = useReadPart("/forms-submissions", question);
  const count = useApiQuery("/forms-submissions", { query: { ...question.query, $limit: 1 } });
  const fields = useSubmissionFilters(view.filters);
  const file = useExport(onClose);
  const columns = (rows: readonly FormSubmission[]) => answerColumns(rows, { say, formats });
  const total = count.data?.total;
  const write = () =>
    file.start({
      kind,
      title: name,
      columns,
      keyOf: ({ _id }: FormSubmission) => _id,
      read,
      view,
      sort: USUAL_SORT,
      all: columns([]),
      fields,
      words: filterWords,
    });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={text.title({ name })}
      verb={say.console.list.export.verb()}
      busy={file.busy}
      onSubmit={write}
    >
      <div className={styles.export}>
        {count.failure ? (
          <FailureBanner action={{ label: say.actions.tryAgain(), onClick: count.again }}>
            <FailureText failure={count.failure} />
          </FailureBanner>
        ) : (
          <p role="status">
            {total === undefined ? text.counting() : text.count({ count: total })}{" "}
            {total !== undefined && total > MOST_WRITTEN ? text.first({ most: MOST_WRITTEN }) : null}
          </p>
        )}
        <p>{text.columns()}</p>
        <TextLink href={`/forms/submissions?${writeView(view, SUBMISSIONS_RULES)}`}>{text.look()}</TextLink>
        <Segmented
          label={text.kind()}
          options={[
            { value: "xlsx", label: say.console.list.export.xlsx() },
            { value: "csv", label: say.console.list.export.csv() },
          ]}
          value={kind}
          onChange={setKind}
        />
        <ExportBar state={file.state} />
      </div>
    </FormDialog>
  );
}
