import { type ComponentProps, useState } from "react";
import { DescribedPage } from "../../../resource/kit/described/described-page.tsx";
import { type DescribedRecord, textIn } from "../../../resource/kit/described/described-resource.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { agentFormExports } from "./agent-form-exports-resource.ts";
import type { Formats } from "../../../../i18n/formats.ts";
import type { TranslationFunctions } from "../../../../i18n/i18n-types.ts";
import type { DescribedSlots } from "../../../resource/kit/described/described-slots.ts";
import { choicesIn, idsIn } from "../../../resource/records/record/named-records.ts";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import type { ListColumn } from "../../../ui/list-column.ts";
import styles from "./agent-form-exports-page.module.css";
import type { FormSubmission } from "../../../../openapi/generated/console.ts";
import { queryOf } from "../../../resource/kit/described/described-view.ts";
import { ExportBar } from "../../../resource/records/export/export-bar.tsx";
import { useExport } from "../../../resource/records/export/use-export.ts";
import { type FileKind, MOST_WRITTEN } from "../../../resource/records/export/view-to-write.ts";
import { FailureBanner, FailureText } from "../../../resource/cells/failure-banner.tsx";
import { FormDialog } from "../../../resource/records/form/form-dialog.tsx";
import { useFilterWords } from "../../../resource/kit/use-filter-words.ts";
import { useReadPart } from "../../../resource/kit/use-read-part.ts";
import { useHolder } from "../../../services/use-session.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { writeView, type Filter, plainView, type View } from "../../../ui/view-state.ts";
import { answerColumns } from "./answer-columns.ts";
import { carriedAt, NO_CONTROLS } from "../frame/filter-url.ts";
import { InsightsPage } from "../frame/insights-page.tsx";
import { LIST_SPEC, SUBMISSIONS_RULES, USUAL_SORT } from "./submissions-rules.ts";
import { useSubmissionFilters } from "./use-submission-filters.ts";

/** Page with the saved exports of agent forms, which can be downloaded as files. */
export function AgentFormExportsPage(at: object) {
  const { say } = useTexts();
  const formats = useFormats();
  const [taking, setTaking] = useState<DescribedRecord | null>(null);
  return (
    <>
      <DescribedPage
        {...at}
        resource={agentFormExports}
        slots={exportSlots({ say, formats }, setTaking)}
        around={AROUND}
      />
      {taking ? (
        <ExportDialog
          record={taking}
          name={textIn(taking, agentFormExports.title)}
          onClose={() => setTaking(null)}
        />
      ) : null}
    </>
  );
}

type Around = NonNullable<ComponentProps<typeof DescribedPage>["around"]>;

/** The list of exports as a report of Insights. */
const AROUND: Around = {
  carried: carriedAt("/insights/exports/agent-forms"),
  filterBar: "first",
  Page: function ExportsReport({ all, children, ...page }) {
    const { counts } = useTexts().say.insights.frame;
    return (
      <InsightsPage
        {...page}
        page="agentFormExports"
        controls={NO_CONTROLS}
        aside={all === undefined ? undefined : counts.agentFormExports({ count: all })}
      >
        {children}
      </InsightsPage>
    );
  },
};

interface Words {
  readonly say: TranslationFunctions;
  readonly formats: Formats;
}

type Named = "forms" | "segments" | "agents";

/** Returns true if an export includes all forms, segments or agents, because none are selected. */
const isAll = (record: DescribedRecord, id: Named): boolean => idsIn(record[id]).length === 0;

/**
 * Adds the filters of an export ("all" if there are none) and a download button to the list and its narrow
 * rows.
 */
function exportSlots({ say, formats }: Words, onTake: (record: DescribedRecord) => void): DescribedSlots {
  const text = say.submissions.exporting;
  const { fields } = say.records.agentFormExports;
  const nameOf = (record: DescribedRecord) => text.title({ name: textIn(record, "name") });
  const button = (record: DescribedRecord) => (
    <Button
      kind="quiet"
      size="small"
      icon="download"
      aria-label={nameOf(record)}
      onClick={() => onTake(record)}
    >
      {text.create()}
    </Button>
  );
  const selectionOf = (record: DescribedRecord, id: Named) =>
    isAll(record, id)
      ? text.all()
      : formats.list(choicesIn(record[id]).map(({ label }) => label)) || say.lists.kinds.gone();
  const line = (record: DescribedRecord, id: Named) =>
    text.pair({ name: fields[id](), value: selectionOf(record, id) });
  const named = (id: Named): ListColumn<DescribedRecord> => {
    const of = (record: DescribedRecord) => selectionOf(record, id);
    return {
      id,
      header: fields[id](),
      cell: (record) => (isAll(record, id) ? <span className={styles.all}>{of(record)}</span> : of(record)),
      written: { kind: "text", of },
    };
  };
  return {
    columns: [
      named("forms"),
      named("segments"),
      named("agents"),
      { id: "file", header: text.file(), width: 168, cell: button },
    ],
    lines: (record, usual) => ({
      ...usual,
      details: line(record, "forms"),
      value: line(record, "segments"),
      state: (
        <>
          <IconButton icon="download" label={nameOf(record)} onClick={() => onTake(record)} />
          {usual.state}
        </>
      ),
    }),
  };
}

interface ExportDialogProps {
  readonly record: DescribedRecord;
  readonly name: string;
  readonly onClose: () => void;
}

/** Dialog that shows how many submissions an export contains now, and downloads it. */
function ExportDialog({ record, name, onClose }: ExportDialogProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const filterWords = useFilterWords();
  const text = say.submissions.exporting;
  const [kind, setKind] = useState<FileKind>("xlsx");
  const view = viewOfExport(record);
  const zone = useHolder()?.account.timeZone ?? "UTC";
  const question = { query: queryOf(view, LIST_SPEC, zone) as { $limit: number } }; // the query always contains `$limit`
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
      verb={text.create()}
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
        <TextLink href={`/insights/submissions?${writeView(view, SUBMISSIONS_RULES)}`}>
          {text.look()}
        </TextLink>
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

/**
 * Returns the list view with the submissions that an export contains, for the download and for a link to the
 * list.
 */
export function viewOfExport(record: Readonly<Record<string, unknown>>): View {
  const among = (field: string, member: string): Filter => ({
    field,
    operator: "is",
    values: idsIn(record[member]),
  });
  const bound = (operator: "min" | "max", member: string): Filter => ({
    field: "createdAt",
    operator,
    values: typeof record[member] === "string" && record[member] !== "" ? [record[member]] : [],
  });
  const filters = [
    { field: "kind", operator: "is", values: ["agent-form"] } as const,
    among("form", "forms"),
    among("segment", "segments"),
    among("user", "agents"),
    bound("min", "from"),
    bound("max", "until"),
  ];
  return { ...plainView(SUBMISSIONS_RULES), filters: filters.filter(({ values }) => values.length > 0) };
}
