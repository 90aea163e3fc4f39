import { useApiQuery } from "../../../services/use-api-query.ts";
import { useAbility } from "../../../services/use-session.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { CallsLink, type ReportColumn, ReportTable } from "../frame/report-table.tsx";
import table from "../frame/report-table.module.css";
import { callsHref, TAGS } from "./group-kinds.ts";
import { type SegmentCounts, shareOf } from "./group-rows.ts";
import styles from "./group-table.module.css";

interface MandatoryTagsProps {
  readonly state: InsightsFilters;
  /** Calls by segment; undefined while they load. */
  readonly counts: readonly SegmentCounts[] | undefined;
}

interface Line {
  readonly _id: string;
  readonly name: string;
  readonly counted: Pick<SegmentCounts, "total" | "without">;
}

/** Segments in which agents must add a tag, and how many of their answered calls have none. */
export function MandatoryTags({ state, counts }: MandatoryTagsProps) {
  const { say } = useTexts();
  const text = say.insights.groups.mandatory;
  const columns = useColumns(state);
  const mayRead = useAbility("segments.read");
  const { data } = useApiQuery(
    "/segments",
    { query: { mandatoryTags: true, $limit: 200, $select: ["name"], $sort: { name: 1 } } },
    { enabled: mayRead },
  );
  if (!data || !counts) return null;
  const { segment: chosen } = state.chosen.filters;
  const segments = data.data
    .filter(({ _id }) => chosen.length === 0 || chosen.includes(_id))
    .map(({ _id, name }): Line => ({
      _id,
      name: name ?? "",
      counted: counts.find(({ segment }) => segment === _id) ?? { total: 0, without: 0 },
    }));
  if (segments.length === 0)
    return (
      <Panel>
        <div className={styles.tools}>
          <h2>{text.title()}</h2>
        </div>
        <p className={table.foot}>{text.none()}</p>
      </Panel>
    );
  return (
    <ReportTable
      label={text.title()}
      renderTop={() => (
        <div className={styles.tools}>
          <h2>{text.title()}</h2>
        </div>
      )}
      head={{ label: say.insights.summary.table.segment(), nameOf: ({ name }) => name, sortable: true }}
      columns={columns}
      rows={segments}
      sortName="sort.mandatory"
      keyOf={({ _id }) => _id}
      foot={text.about()}
    />
  );
}

function useColumns(state: InsightsFilters): readonly ReportColumn<Line>[] {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.groups.mandatory;
  const counted = (column: "total" | "without", label: string): ReportColumn<Line> => ({
    id: column,
    label,
    value: (line) => line.counted[column],
    cell: (line) => (
      <CallsLink
        value={line.counted[column] || null}
        shown={formats.number(line.counted[column])}
        href={callsHref(TAGS, state, column === "total" ? "all" : "without", { segment: line._id })}
      />
    ),
  });
  const shareIn = ({ counted: { total, without } }: Line) => shareOf(without, total);
  return [
    counted("total", text.answered()),
    counted("without", text.without()),
    {
      id: "share",
      label: text.share(),
      value: shareIn,
      title: (line) => (shareIn(line) === null ? say.insights.summary.noCalls() : undefined),
      cell: (line) => {
        const share = shareIn(line);
        return share === null ? say.insights.summary.noValue() : formats.percent(share, 1);
      },
    },
  ];
}
