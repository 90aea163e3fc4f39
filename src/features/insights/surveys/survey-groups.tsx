import { NotRead } from "../../../resource/cells/not-read.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useNames } from "../frame/use-names.ts";
import { callsOfMeasure, callsOfSurvey } from "./survey-links.ts";
import { type SurveyLine, SurveyTable } from "./survey-table.tsx";
import styles from "./surveys.module.css";
import { useSurveyMetrics } from "./use-survey-metrics.ts";

interface SurveyGroupsProps {
  readonly state: InsightsFilters;
  readonly survey: string;
}

/** The numbers of a survey by segment and by agent. */
export const SurveyGroups = (props: SurveyGroupsProps) => (
  <div className={styles.groups}>
    <Group {...props} by="segment" list="segments" />
    <Group {...props} by="agent" list="users" />
  </div>
);

interface GroupProps extends SurveyGroupsProps {
  readonly by: "segment" | "agent";
  readonly list: "segments" | "users";
}

/** Rows of each table that are shown at first. */
const MOST = 10;

const MEASURES = ["answered", "responseRate", "nps", "csat", "ces"] as const;

function Group({ state, survey, by, list }: GroupProps) {
  const { say } = useTexts();
  const text = say.insights.surveys;
  const query = { surveys: [survey], groupBy: [by] };
  const now = useSurveyMetrics(state, query);
  const was = useSurveyMetrics(state, query, { compared: true });
  const rows = now.data?.rows.filter(({ level }) => level === 1) ?? [];
  const idOf = ({ group }: (typeof rows)[number]) => String(group[by] ?? "");
  const { nameOf } = useNames(list, rows.map(idOf));
  const before = new Map(
    state.comparison ? was.data?.rows.map((row) => [String(row.group[by] ?? ""), row]) : [],
  );
  if (now.failure && !now.data)
    return (
      <NotRead failure={now.failure} onAgain={now.again}>
        {say.insights.summary.failed()}.
      </NotRead>
    );
  const lines = rows.map((row): SurveyLine => {
    const id = idOf(row);
    const gone = by === "segment" ? say.insights.frame.deleted.segment() : say.insights.frame.deleted.agent();
    return {
      id,
      name: id === "" ? text.none[by]() : (nameOf(id) ?? (nameOf(id) === null ? gone : "")),
      href: id === "" ? null : callsOfSurvey(state, survey, { [by]: id }),
      row,
      was: before.get(id),
    };
  });
  return (
    <SurveyTable
      title={text.by[by]()}
      label={text.by[by]()}
      head={say.insights.frame.fields[by]()}
      lines={lines}
      most={MOST}
      sortName={`sort.${by}`}
      total={null}
      // A column without any value would only repeat the dash.
      measures={MEASURES.filter(
        (measure) => measure === "answered" || rows.some(({ values }) => values[measure] !== null),
      )}
      callsOf={(measure, id) => (id ? callsOfMeasure(state, measure, survey, { [by]: id }) : null)}
      old={now.old}
    />
  );
}
