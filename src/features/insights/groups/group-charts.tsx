import type { Chart } from "../../../../streams/charts/chart.ts";
import { LazyChart } from "../../../resource/cells/lazy-chart.tsx";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useNames } from "../frame/use-names.ts";
import styles from "./group-charts.module.css";
import type { GroupKind } from "./group-kinds.ts";
import { addedCourse, type GroupCourse, type GroupSums, type SegmentCounts } from "./group-rows.ts";

/** Values with a color of their own in the course; the others are added up. */
const COLORED = 3;
/** Columns and rows of the heat map. */
const MOST_VALUES = 5;
const MOST_SEGMENTS = 10;
/** Height of a row of the heat map, and least height of the course beside it, px. */
const ROW = 30;
const LEAST = 220;

interface GroupChartsProps {
  readonly kind: GroupKind;
  readonly state: InsightsFilters;
  readonly sums: GroupSums;
  readonly labelOf: (value: string) => string;
  /** Undefined while it loads. */
  readonly course: GroupCourse | undefined;
  readonly segments: readonly SegmentCounts[] | undefined;
  readonly interval: "hour" | "day" | "month";
}

/** The values over time, and the share of each in the calls of each segment. */
export function GroupCharts({ course, segments, ...shared }: GroupChartsProps) {
  return (
    <div className={styles.charts}>
      <Panel>
        {course ? (
          <Course
            {...shared}
            course={course}
            height={Math.max(LEAST, ROW * Math.min(MOST_SEGMENTS, segments?.length ?? 0))}
          />
        ) : null}
      </Panel>
      <Panel>{segments && segments.length > 0 ? <BySegment {...shared} segments={segments} /> : null}</Panel>
    </div>
  );
}

type PartProps<Part extends "course" | "segments"> = Omit<GroupChartsProps, "course" | "segments"> & {
  readonly [Name in Part]: NonNullable<GroupChartsProps[Name]>;
};

function Course({
  kind,
  state,
  sums,
  labelOf,
  course,
  interval,
  height,
}: PartProps<"course"> & { readonly height: number }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.groups;
  const { period, now } = state;
  const values = sums.lines.map(({ value }) => value);
  const [first] = sums.lines;
  const chart: Chart = {
    kind: "stacked",
    unit: say.insights.summary.charts.calls(),
    head: text.charts.time(),
    x: {
      kind: "times",
      zone: period.zone,
      starts: course.starts,
      end: course.end ?? Math.min(period.to, Math.max(now, period.from + 1)),
    },
    open: period.to > now && (course.end === null || course.end > now),
    series: [
      ...values.slice(0, COLORED).map((value) => ({
        id: value,
        label: labelOf(value),
        points: addedCourse(course, [value]),
      })),
      ...(values.length > COLORED
        ? [
            {
              id: "others",
              label: text.charts.others({ count: values.length - COLORED }),
              points: addedCourse(course, values.slice(COLORED)),
              tone: "quiet" as const,
            },
          ]
        : []),
    ],
  };
  return (
    <LazyChart
      title={text[kind.page].charts.time[interval]()}
      caption={text[kind.page].charts.caption()}
      sentence={
        first &&
        text.charts.top({
          name: labelOf(first.value),
          count: first.count,
          share: formats.percent(first.share ?? 0, 1),
        })
      }
      chart={chart}
      height={height}
      value={formats.number}
    />
  );
}

function BySegment({ kind, sums, labelOf, segments }: PartProps<"segments">) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.groups;
  const shown = segments.slice(0, MOST_SEGMENTS);
  const { nameOf } = useNames(
    "segments",
    shown.map(({ segment }) => segment),
  );
  const nameIn = (segment: string) =>
    segment === ""
      ? say.insights.summary.table.none()
      : (nameOf(segment) ?? (nameOf(segment) === null ? say.insights.frame.deleted.segment() : ""));
  const values = sums.lines.slice(0, MOST_VALUES).map(({ value }) => value);
  const chart: Chart = {
    kind: "heat",
    namesAll: true,
    unit: "%",
    head: say.insights.summary.table.segment(),
    x: { kind: "names", names: values.map(labelOf) },
    series: shown.map(({ segment, total, counts }) => ({
      id: segment,
      label: nameIn(segment),
      points: values.map((value) => (100 * (counts.get(value) ?? 0)) / total),
    })),
  };
  return (
    <LazyChart
      title={text[kind.page].charts.segments()}
      caption={text[kind.page].charts.share()}
      chart={chart}
      value={(share) => formats.percent(share, 1)}
      tick={formats.percent}
    />
  );
}
