import type { ReactNode } from "react";
import type { SurveyMeasure } from "../../../../openapi/generated/console.ts";
import { SURVEY_MEASURES } from "../../../../streams/metrics/survey-figures.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Change } from "../frame/change.tsx";
import { CallsLink, type ReportColumn, ReportTable } from "../frame/report-table.tsx";
import styles from "../frame/report-table.module.css";
import own from "./surveys.module.css";
import { type SurveyRow, useSurveyWords } from "./use-survey-metrics.ts";

export const TABLE_MEASURES = [
  "sent",
  "answered",
  "responseRate",
  "nps",
  "csat",
  "ces",
] as const satisfies readonly SurveyMeasure[];

/** A row of the table. Without a `row`, nothing was counted for it in the period. */
export interface SurveyLine {
  readonly id: string;
  readonly name: string;
  /** Secondary text below the name. */
  readonly about?: ReactNode;
  readonly href: string | null;
  readonly row: SurveyRow | undefined;
  readonly was: SurveyRow | undefined;
}

interface SurveyTableProps {
  readonly label: string;
  /** Head of the first column. */
  readonly head: string;
  readonly lines: readonly SurveyLine[];
  /** The first row, with its name; null without one. */
  readonly total: {
    readonly name: string;
    readonly row: SurveyRow;
    readonly was: SurveyRow | undefined;
  } | null;
  readonly measures?: readonly SurveyMeasure[];
  /** Returns the link to the calls that a number counts, of a line or (null) of all; null without one. */
  readonly callsOf: (measure: SurveyMeasure, line: string | null) => string | null;
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
  readonly title?: string;
  readonly foot?: ReactNode;
  /** Number of rows that are shown at first; by default all. */
  readonly most?: number;
  /** Parameter of the URL that keeps the sorting; by default that of the only table of a page. */
  readonly sortName?: string;
}

/** Id of the line of the total. */
const TOTAL = "total";

/** Numbers of surveys by survey, segment or agent. */
export function SurveyTable(props: SurveyTableProps) {
  const {
    label,
    head,
    lines,
    total,
    measures = TABLE_MEASURES,
    callsOf,
    old,
    title,
    foot,
    most,
    sortName,
  } = props;
  const isCompared = total?.was !== undefined || lines.some(({ was }) => was !== undefined);
  return (
    <ReportTable
      label={label}
      {...(title !== undefined && { renderTop: () => <h2 className={own.title}>{title}</h2> })}
      head={{
        label: head,
        nameOf: ({ name }) => name,
        hrefOf: ({ href }) => href,
        aboutOf: ({ about }) => about,
      }}
      columns={useColumns({ measures, callsOf, isCompared })}
      rows={lines}
      keyOf={({ id }) => id}
      total={total ? { ...total, id: TOTAL, href: null } : undefined}
      most={most}
      sort={{ column: "answered", descending: true }}
      {...(sortName !== undefined && { sortName })}
      old={old}
      foot={foot}
    />
  );
}

interface ColumnsOptions extends Required<Pick<SurveyTableProps, "measures" | "callsOf">> {
  readonly isCompared: boolean;
}

function useColumns({ measures, callsOf, isCompared }: ColumnsOptions): readonly ReportColumn<SurveyLine>[] {
  const words = useSurveyWords();
  return measures.map((measure) => ({
    id: measure,
    label: words.nameOf(measure),
    means: words.meansOf(measure),
    kind: isCompared ? "changing" : undefined,
    value: ({ row }) => row?.values[measure] ?? null,
    title: ({ row }) => (typeof row?.values[measure] === "number" ? undefined : words.reasonOf(measure, row)),
    cell: (line) => (
      <Cell
        measure={measure}
        line={line}
        compared={isCompared}
        href={callsOf(measure, line.id === TOTAL ? null : line.id)}
      />
    ),
  }));
}

interface CellProps {
  readonly measure: SurveyMeasure;
  readonly line: SurveyLine;
  /** True to reserve the space of a change, so that the numbers of a column are aligned. */
  readonly compared: boolean;
  /** Link to the calls of the number. */
  readonly href: string | null;
}

function Cell({ measure, line: { row, was }, compared, href }: CellProps) {
  const { say } = useTexts();
  const words = useSurveyWords();
  const value = row?.values[measure] ?? null;
  const change = words.changeOf(measure, value, was?.values[measure]);
  return (
    <>
      <CallsLink
        value={value}
        shown={words.valueOf(measure, value)}
        href={measure === "answered" && value === 0 ? null : href}
      />
      {value === null ? <HiddenText> {words.reasonOf(measure, row)}</HiddenText> : null}
      {compared ? (
        <span
          className={styles.after}
          title={change === null ? undefined : say.insights.surveys.changeTitle()}
        >
          {change === null ? null : (
            <Change of={SURVEY_MEASURES[measure]} by={change.by}>
              {change.shown}
            </Change>
          )}
        </span>
      ) : null}
    </>
  );
}
