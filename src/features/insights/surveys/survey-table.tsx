import { type ReactNode, useState } from "react";
import type { SurveyMeasure } from "../../../../openapi/generated/console.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
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
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
  readonly title?: string;
  readonly foot?: ReactNode;
  /** Number of rows that are shown at first; by default all. */
  readonly most?: number;
}

/** Returns the value by which a column sorts; null without one. */
const valueIn = (line: SurveyLine, measure: SurveyMeasure): number | null =>
  line.row?.values[measure] ?? null;

/** Numbers of surveys by survey, segment or agent. */
export function SurveyTable(props: SurveyTableProps) {
  const { label, head, lines, total, measures = TABLE_MEASURES, old, title, foot, most } = props;
  const { say, locale } = useTexts();
  const words = useSurveyWords();
  const [isWhole, setWhole] = useState(false);
  const [sort, setSort] = useState<{
    readonly column: SurveyMeasure | "name";
    readonly descending: boolean;
  }>({ column: "answered", descending: true });
  const direction = sort.descending ? -1 : 1;
  const isCompared = total?.was !== undefined || lines.some(({ was }) => was !== undefined);
  const sorted = lines.toSorted((a, b) => {
    if (sort.column === "name") return direction * a.name.localeCompare(b.name, locale);
    const [one, other] = [valueIn(a, sort.column), valueIn(b, sort.column)];
    // Rows without a value are last in both directions.
    if (one === null || other === null)
      return Number(one === null) - Number(other === null) || a.name.localeCompare(b.name, locale);
    return direction * (one - other) || a.name.localeCompare(b.name, locale);
  });
  const heading = (column: SurveyMeasure | "name", text: string, means?: string) => (
    <th
      key={column}
      scope="col"
      title={means}
      className={isCompared && column !== "name" ? own.changed : undefined}
      aria-sort={sort.column === column ? (sort.descending ? "descending" : "ascending") : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        onClick={() =>
          setSort({ column, descending: sort.column === column ? !sort.descending : column !== "name" })
        }
      >
        {text}
        {sort.column === column ? <Icon name={sort.descending ? "arrowDown" : "arrowUp"} size={12} /> : null}
      </button>
    </th>
  );
  return (
    <Panel>
      {title === undefined ? null : <h2 className={own.title}>{title}</h2>}
      <div className={styles.scroll} role="region" aria-label={label} tabIndex={0}>
        <table className={styles.table} data-old={old ? "" : undefined} aria-busy={old}>
          <thead>
            <tr>
              {heading("name", head)}
              {measures.map((measure) => heading(measure, words.nameOf(measure), words.meansOf(measure)))}
            </tr>
          </thead>
          <tbody>
            {total ? (
              <tr className={styles.total}>
                <th scope="row">{total.name}</th>
                <Cells measures={measures} row={total.row} was={total.was} compared={isCompared} />
              </tr>
            ) : null}
            {sorted.slice(0, isWhole ? undefined : most).map(({ id, name, about, href, row, was }) => (
              <tr key={id}>
                <th scope="row">
                  {href === null ? name : <TextLink href={href}>{name}</TextLink>}
                  {about ? <span className={own.about}>{about}</span> : null}
                </th>
                <Cells measures={measures} row={row} was={was} compared={isCompared} />
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {most !== undefined && lines.length > most && !isWhole ? (
        <p className={styles.foot}>
          <Button size="small" onClick={() => setWhole(true)}>
            {say.insights.surveys.showAll({ count: lines.length })}
          </Button>
        </p>
      ) : null}
      {foot ? <p className={styles.foot}>{foot}</p> : null}
    </Panel>
  );
}

interface CellsProps extends Pick<SurveyLine, "row" | "was"> {
  readonly measures: readonly SurveyMeasure[];
  /** True to reserve the space of a change, so that the numbers of a column are aligned. */
  readonly compared: boolean;
}

function Cells({ measures, row, was, compared }: CellsProps) {
  const { say } = useTexts();
  const words = useSurveyWords();
  return measures.map((measure) => {
    const value = row?.values[measure] ?? null;
    const change = words.changeOf(measure, value, was?.values[measure]);
    return (
      <td key={measure} title={value === null ? words.reasonOf(measure) : undefined}>
        {words.valueOf(measure, value)}
        {value === null ? <HiddenText> {words.reasonOf(measure)}</HiddenText> : null}
        {compared ? (
          <span
            className={own.change}
            title={change === null ? undefined : say.insights.surveys.changeTitle()}
          >
            {change}
          </span>
        ) : null}
      </td>
    );
  });
}
