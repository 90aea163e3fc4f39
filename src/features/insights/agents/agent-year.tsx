import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import type { AgentMetricsRow } from "../../../../openapi/generated/console.ts";
import type { CalendarChart, CellState } from "../../../../streams/charts/chart.ts";
import { occupancyOf } from "../../../../streams/metrics/occupancy.ts";
import { LazyChart } from "../../../resource/cells/lazy-chart.tsx";
import { NotRead } from "../../../resource/cells/not-read.tsx";
import { PageNotRead } from "../../../resource/cells/page-not-read.tsx";
import { RecordSkeleton } from "../../../resource/cells/record-skeleton.tsx";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { dayAfter, daysBetween, periodOf, todayIn } from "../frame/period.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useQueryChoice } from "../frame/use-query-choice.ts";
import { Figure, Figures } from "./agent-figures.tsx";
import { AgentHeading } from "./agent-heading.tsx";
import { hrefOfDay } from "./agent-period.tsx";
import styles from "./agent-year.module.css";
import { OverLimit, overIn, useOverMeans } from "./over-limit.tsx";
import { totalIn, useAgentMetrics, useAgentWords } from "./use-agent-metrics.ts";

const HOUR = 3_600_000;
/** Borders of the steps of color, and the values above which a day is marked. */
const HOURS = { limits: [5, 6.5, 7.5, 8.5].map((hours) => hours * HOUR), most: 9 * HOUR };
const OCCUPANCY = { limits: [50, 60, 70, 80], most: 85 };
/** Number of years that are offered. */
const YEARS = 3;

interface AgentYearProps {
  readonly agent: string;
  readonly state: InsightsFilters;
}

/** The connected hours and the occupancy of an agent on each day of a year. */
export function AgentYear({ agent, state }: AgentYearProps) {
  const text = useTexts().say.insights.agents;
  const { zone } = state.period;
  const today = todayIn(state.now, zone);
  const years = Array.from({ length: YEARS }, (_, back) => String(Number(today.slice(0, 4)) - back));
  const { value: year, change } = useQueryChoice("year", [today.slice(0, 4), ...years.slice(1)]);
  const time = periodOf([`${year}-01-01`, `${year}-12-31`], zone);
  const { data, failure, old, again } = useAgentMetrics(state, { time, groupBy: ["day"], offers: false });
  const before = String(Number(year) - 1);
  const until = today < time.last ? `${before}${today.slice(4)}` : `${before}-12-31`;
  const was = useAgentMetrics(state, {
    time: periodOf([`${before}-01-01`, until.endsWith("02-29") ? `${before}-02-28` : until], zone),
    groupBy: ["day"],
    offers: false,
  });
  if (!data && failure) return <PageNotRead title={text.failed()} failure={failure} onAgain={again} />;
  return (
    <>
      <AgentHeading
        agent={agent}
        state={state}
        other={{
          href: state.hrefOf("/insights/agents", {}, { view: "agent" }),
          label: text.agent.period(),
        }}
      >
        <Segmented
          label={text.year.choose()}
          options={years.toReversed().map((value) => ({ value, label: value }))}
          value={year}
          onChange={change}
        />
      </AgentHeading>
      {failure ? (
        <NotRead failure={failure} onAgain={again}>
          {text.failed()}.
        </NotRead>
      ) : null}
      {data && !old ? (
        <Year
          key={year}
          year={year}
          today={today}
          state={state}
          rows={data.rows}
          was={was.data && !was.old ? was.data.rows : null}
        />
      ) : (
        <RecordSkeleton loading={text.loading()} />
      )}
    </>
  );
}

/** Numbers over several days. */
interface Sum {
  readonly connected: number;
  /** Days with a connection, and those of them over the limit. */
  readonly days: number;
  readonly long: number;
  readonly occupancy: number | null;
}

function sumOf(rows: readonly AgentMetricsRow[]): Sum {
  const add = (value: (row: AgentMetricsRow) => number) => rows.reduce((sum, row) => sum + value(row), 0);
  return {
    connected: add(({ connected }) => connected),
    days: rows.filter(({ connected }) => connected > 0).length,
    long: rows.filter(({ connected }) => connected > HOURS.most).length,
    occupancy: occupancyOf({
      busy: add(({ inCalls }) => inCalls),
      free: add(({ available }) => available),
      hasStatus: rows.some(({ occupancy }) => occupancy !== null),
    }),
  };
}

interface YearProps extends Pick<AgentYearProps, "state"> {
  readonly year: string;
  readonly today: string;
  readonly rows: readonly AgentMetricsRow[];
  /** Rows of the year before, up to the same day; null while they load. */
  readonly was: readonly AgentMetricsRow[] | null;
}

function Year({ year, today, state, rows, was }: YearProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useAgentWords();
  const [, navigate] = useLocation();
  const text = say.insights.agents.year;
  const { byDay, days } = useDays(year, rows);
  const lastDay = days.findLastIndex((day) => (byDay.get(day)?.connected ?? 0) > 0);
  const [selected, setSelected] = useState<number | null>(null);
  const index = selected ?? lastDay;
  const { hours, occupancy } = useCalendars(days, byDay, today);
  const sum = sumOf([...byDay.values()]);
  const before =
    was && totalIn({ rows: [...was], agents: [], until: "", offset: 0 })?.connected
      ? sumOf(daysIn(was))
      : null;
  const wasText = (value: string) => say.insights.summary.was({ value });
  const shared = {
    ...(index >= 0 && { selected: index }),
    onWalk: (at: number | null) => at !== null && setSelected(at),
    onOpen: (at: number) => {
      const day = days[at];
      if (day !== undefined && byDay.has(day)) navigate(hrefOfDay(state, day));
    },
  };
  return (
    <>
      <Figures label={say.insights.agents.figures.label()}>
        <Figure
          label={text.connected({ year })}
          means={say.insights.agents.means.connected()}
          events={null}
          below={before && wasText(words.time(before.connected))}
        >
          {words.time(sum.connected)}
        </Figure>
        <Figure
          label={text.perDay()}
          means={text.perDayMeans()}
          events={null}
          below={text.daysOf({ count: sum.days })}
        >
          {sum.days === 0 ? say.insights.agents.none() : words.time(sum.connected / sum.days)}
        </Figure>
        <Figure
          label={text.occupancy()}
          means={say.insights.agents.means.occupancy()}
          events={null}
          below={before && wasText(words.percent(before.occupancy))}
        >
          {words.percent(sum.occupancy)}
        </Figure>
        <Figure
          label={text.over()}
          means={text.overMeans()}
          events={null}
          below={before && wasText(formats.number(before.long))}
        >
          {formats.number(sum.long)}
        </Figure>
      </Figures>
      <Panel>
        <LazyChart
          title={text.hoursTitle()}
          caption={text.hoursCaption({ year, zone: state.period.zone })}
          chart={hours}
          value={words.time}
          {...shared}
        />
      </Panel>
      <Panel>
        <LazyChart
          title={text.occupancyTitle()}
          caption={text.occupancyCaption({ year })}
          chart={occupancy}
          value={(value) => words.percent(value)}
          {...shared}
        />
      </Panel>
      <div className={styles.foot}>
        <Months year={year} byDay={byDay} />
        <DayCard day={days[index]} row={byDay.get(days[index] ?? "")} state={state} />
      </div>
    </>
  );
}

const daysIn = (rows: readonly AgentMetricsRow[]) => rows.filter(({ day }) => day !== undefined);

function useDays(year: string, rows: readonly AgentMetricsRow[]) {
  return useMemo(() => {
    const first = `${year}-01-01`;
    return {
      byDay: new Map(daysIn(rows).map((row) => [row.day ?? "", row])),
      days: Array.from({ length: daysBetween(first, `${year}-12-31`) }, (_, place) => dayAfter(first, place)),
    };
  }, [year, rows]);
}

/** Returns the two calendars of a year. */
function useCalendars(
  days: readonly string[],
  byDay: ReadonlyMap<string, AgentMetricsRow>,
  today: string,
): { readonly hours: CalendarChart; readonly occupancy: CalendarChart } {
  const text = useTexts().say.insights.agents.year;
  return useMemo(() => {
    const connected = days.map((day) => byDay.get(day)?.connected || null);
    const occupancy = days.map((day) => byDay.get(day)?.occupancy ?? null);
    const states = days.map((day, place): CellState | null =>
      day > today ? "future" : connected[place] === null ? "absent" : null,
    );
    const named = { absent: text.absent(), future: text.future() };
    return {
      hours: {
        kind: "calendar",
        unit: text.hoursUnit(),
        head: text.day(),
        days,
        limits: HOURS.limits,
        flag: { glyph: "dot", label: text.overFlag() },
        states: named,
        series: [
          {
            id: "hours",
            label: text.hoursTitle(),
            points: connected,
            states,
            flags: connected.map((ms) => (ms ?? 0) > HOURS.most),
            tone: 1,
          },
        ],
      },
      occupancy: {
        kind: "calendar",
        unit: "%",
        head: text.day(),
        days,
        limits: OCCUPANCY.limits,
        flag: { glyph: "dot", label: text.busyFlag() },
        states: { ...named, unknown: text.noOccupancy() },
        series: [
          {
            id: "occupancy",
            label: text.occupancyTitle(),
            points: occupancy,
            states: states.map((state, place) => (occupancy[place] === null ? state : null)),
            flags: occupancy.map((percent) => (percent ?? 0) > OCCUPANCY.most),
            tone: 2,
          },
        ],
      },
    };
  }, [days, byDay, today, text]);
}

/** The hours and the occupancy of each month with a connection. */
function Months({
  year,
  byDay,
}: {
  readonly year: string;
  readonly byDay: ReadonlyMap<string, AgentMetricsRow>;
}) {
  const text = useTexts().say.insights.agents.year;
  const formats = useFormats();
  const words = useAgentWords();
  const months = Array.from({ length: 12 }, (_, place) => {
    const month = `${year}-${String(place + 1).padStart(2, "0")}`;
    return { month, sum: sumOf([...byDay.values()].filter(({ day }) => day?.startsWith(month))) };
  }).filter(({ sum }) => sum.days > 0);
  return (
    <Panel aria-label={text.months()}>
      <dl className={styles.months}>
        {months.map(({ month, sum }) => (
          <div key={month}>
            <dt>{formats.month(Date.parse(`${month}-01`), "UTC")}</dt>
            <dd className={styles.hours}>{words.time(sum.connected)}</dd>
            <dd className={styles.bar} aria-hidden="true">
              <span style={{ inlineSize: `${sum.occupancy ?? 0}%` }} />
            </dd>
            <dd className={styles.quiet}>
              {text.month({ occupancy: words.percent(sum.occupancy), count: sum.days })}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

interface DayCardProps extends Pick<AgentYearProps, "state"> {
  readonly day: string | undefined;
  readonly row: AgentMetricsRow | undefined;
}

/** The numbers of the selected day. */
function DayCard({ day, row, state }: DayCardProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const words = useAgentWords();
  const overMeans = useOverMeans();
  const text = say.insights.agents.year;
  const time = (written: string) => formats.time(Date.parse(written), state.period.zone);
  return (
    <Panel aria-label={text.card()}>
      <div className={styles.card}>
        {day === undefined ? (
          <p className={styles.quiet}>{text.select()}</p>
        ) : (
          <>
            <p className={styles.cardHead}>
              <strong>{formats.fullDay(Date.parse(day), "UTC")}</strong>
              {row ? <TextLink href={hrefOfDay(state, day)}>{text.open()}</TextLink> : null}
            </p>
            {row?.firstConnected && row.lastConnected ? (
              <>
                <p>
                  {text.connectedFrom({
                    time: words.time(row.connected),
                    from: time(row.firstConnected),
                    until: time(row.lastConnected),
                  })}
                </p>
                <p className={styles.quiet}>
                  {`${text.occupancy()} ${words.percent(row.occupancy)}, ${text.calls({ count: row.calls })}`}
                </p>
                {overIn(row) > 0 ? (
                  <p className={styles.quiet} title={overMeans}>
                    {say.insights.agents.table.over()} <OverLimit row={row} />
                  </p>
                ) : null}
              </>
            ) : (
              <p className={styles.quiet}>{say.insights.agents.agent.notConnected()}</p>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}
