import type { Survey, SurveyMetrics } from "../../../../openapi/generated/console.ts";
import { isSurveyScale } from "../../../../streams/metrics/survey-answer.ts";
import { useApiQuery } from "../../../services/use-api-query.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { ART, EmptyState } from "../../../ui/empty-state.tsx";
import { SearchField } from "../../../ui/search-field.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { exportSurveyLines } from "./export-survey-lines.ts";
import { matchesSurvey } from "./matches-survey.ts";
import { callsOfMeasure } from "./survey-links.ts";
import { type SurveyLine, SurveyTable, TABLE_MEASURES } from "./survey-table.tsx";
import styles from "./surveys.module.css";
import { surveyOf, totalOf, UNKNOWN, useSurveyWords } from "./use-survey-metrics.ts";

/** Maximum number of surveys in the list. */
const MOST = 200;

interface SurveyListProps {
  readonly state: InsightsFilters;
  readonly metrics: SurveyMetrics;
  readonly compared: SurveyMetrics | undefined;
  readonly old: boolean;
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** Returns the link to the report of a survey. */
  readonly hrefOf: (survey: string) => string;
}

/** All surveys, also those without answers in the period and deleted ones with answers. */
export function SurveyList(props: SurveyListProps) {
  const { state, metrics, compared, old, search, onSearch } = props;
  const { say, locale } = useTexts();
  const text = say.insights.surveys;
  const words = useSurveyWords();
  const { lines, isComplete } = useLines(props);
  const shown = lines.filter(({ survey }) => search === "" || matchesSurvey(survey, search));
  const total = totalOf(metrics);
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={text.search()}
            clearLabel={say.actions.clearSearch()}
            value={search}
            onChange={onSearch}
          />
        </div>
        {shown.length > 0 ? (
          <Button
            onClick={() =>
              void exportSurveyLines({
                title: text.table.label(),
                head: text.table.survey(),
                headOf: words.nameOf,
                measures: TABLE_MEASURES,
                lines: shown,
                locale,
              })
            }
          >
            {text.export()}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 && isComplete ? (
        <EmptyState
          art={ART.nothingFound}
          role="status"
          title={lines.length === 0 ? text.none.title() : text.noMatch.title()}
          next={
            lines.length === 0 ? (
              <TextLink href="/surveys/models">{text.none.add()}</TextLink>
            ) : (
              <Button onClick={() => onSearch("")}>{text.noMatch.clear()}</Button>
            )
          }
        >
          {lines.length === 0 ? text.none.text() : text.noMatch.text()}
        </EmptyState>
      ) : (
        <SurveyTable
          label={text.table.label()}
          head={text.table.survey()}
          lines={shown}
          total={
            total && search === "" ? { name: text.table.all(), row: total, was: totalOf(compared) } : null
          }
          callsOf={(measure, id) => (id === UNKNOWN ? null : callsOfMeasure(state, measure, id))}
          old={old}
          foot={say.insights.summary.from({ count: metrics.calls })}
        />
      )}
    </>
  );
}

type Line = SurveyLine & { readonly survey: Pick<Survey, "_id" | "name" | "description" | "fields"> };

/** Joins the surveys of the account with the numbers of the period. */
function useLines({ metrics, compared, hrefOf }: SurveyListProps) {
  const text = useTexts().say.insights.surveys;
  const mayRead = useAbility("surveys.read");
  const { data, failure } = useApiQuery(
    "/surveys",
    { query: { $limit: MOST, $sort: { name: 1 as const } } },
    { enabled: mayRead, keep: true },
  );
  const rows = new Map(
    metrics.rows.flatMap((row) => (row.level === 1 ? [[surveyOf(row), row] as const] : [])),
  );
  const before = new Map(compared?.rows.map((row) => [surveyOf(row), row]));
  const present = data?.data ?? [];
  const named = new Map(metrics.surveys.map(({ _id, name }) => [_id, name]));
  const others = [...rows.keys()].filter((id) => !present.some(({ _id }) => _id === id));
  const lineOf = (survey: Line["survey"], about: string | null): Line => ({
    id: survey._id,
    survey,
    name: survey.name ?? text.deleted(),
    about: rows.get(survey._id)?.values["answered"]
      ? about
      : [about, text.noAnswers()].filter(Boolean).join(" · "),
    href: survey._id === UNKNOWN ? null : hrefOf(survey._id),
    row: rows.get(survey._id),
    was: before.get(survey._id),
  });
  const scalesOf = ({ fields = [] }: Line["survey"]) => {
    const scales = [...new Set(fields.flatMap(({ type }) => (type && isSurveyScale(type) ? [type] : [])))];
    return scales.length === 0 ? text.noScore() : scales.map((scale) => scale.toUpperCase()).join(" · ");
  };
  const lines = [
    ...present.map((survey) => lineOf(survey, scalesOf(survey))),
    // Without the right to read surveys, or beyond the first ones, only the names are known.
    ...(data || !mayRead || failure ? others : []).map((id) =>
      id === UNKNOWN
        ? lineOf({ _id: id, name: text.unknown() }, text.unknownText())
        : lineOf(
            { _id: id, name: named.get(id) ?? text.deleted() },
            data && data.total <= MOST ? text.deleted() : null,
          ),
    ),
  ];
  return { lines, isComplete: data !== undefined || !mayRead || failure !== null };
}
