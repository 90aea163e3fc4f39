import type { Call } from "../../../openapi/generated/console.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Duration } from "../../ui/duration.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NotRead } from "../cells/not-read.tsx";
import type { Explained, LateFilter, WhyQuestion } from "./explained.ts";
import { lateQuery } from "./late-query.ts";
import styles from "./why.module.css";

interface LateCallsProps {
  readonly question: WhyQuestion;
  readonly explained: Explained;
  readonly filter: LateFilter;
  readonly onFilter: (filter: LateFilter) => void;
  /** Number of calls that match the filter; undefined if unknown. */
  readonly count: number | undefined;
  /** True if not all late calls match the filter. */
  readonly isPart: boolean;
  /** Link to the list of all calls that match the filter. */
  readonly href: string;
  readonly nameOfSegment: (id: string) => string;
}

/** Number of calls in the list. The others are behind its link. */
const SHOWN = 8;

/** The worst of the late calls with their times as bars. A line in the bars marks the threshold. */
export function LateCalls({
  question,
  explained,
  filter,
  onFilter,
  count,
  isPart,
  href,
  nameOfSegment,
}: LateCallsProps) {
  const { say } = useTexts();
  const { day, timeUnit } = useFormats();
  const { zone } = question;
  const hasDays = day(explained.from, zone) !== day(explained.until - 1, zone);
  const { data, failure, old, again } = useWorst(question, explained, filter);
  const { measure } = explained;
  const calls = data?.data ?? [];
  const longest = Math.max(1, ...calls.map((call) => timeOf(call, explained)));
  const threshold = thresholdOf(explained);
  const text = say.why.list;
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h3>{text.title[measure]()}</h3>
        <span className={styles.note}>
          {measure === "averageHandleTime" ? text.longestCall() : text.longestWait()}
          {threshold === null ? null : text.line({ time: timeUnit(threshold) })}
        </span>
        <span className={styles.ways}>
          {isPart ? (
            <Button kind="quiet" size="small" onClick={() => onFilter({})}>
              {text.unfilter()}
            </Button>
          ) : null}
          {count === undefined || count > SHOWN ? (
            <TextLink href={href}>
              {count === undefined ? text.open() : say.why.showCalls({ count })}
            </TextLink>
          ) : null}
        </span>
      </header>
      {failure ? <NotRead failure={failure} onAgain={again} /> : null}
      {count === 0 || data?.data.length === 0 ? (
        <p className={styles.note}>{text.none()}</p>
      ) : data ? (
        <ol
          className={styles.calls}
          data-days={hasDays ? "" : undefined}
          data-old={old ? "" : undefined}
          aria-busy={old}
        >
          {calls.map((call) => (
            <CallLine
              key={call._id}
              call={call}
              time={timeOf(call, explained)}
              longest={longest}
              threshold={threshold}
              zone={zone}
              hasDays={hasDays}
              nameOfSegment={nameOfSegment}
            />
          ))}
        </ol>
      ) : failure ? null : (
        <div className={styles.coming} style={{ height: Math.min(SHOWN, count ?? SHOWN) * ROW }} />
      )}
    </section>
  );
}

/** Height (px) of a row. */
const ROW = 28;

/** Returns the time (ms) by which the late calls are ordered. */
function timeOf({ createdAt = "", waited, served }: Call, { measure, until }: Explained): number {
  if (measure === "averageHandleTime") return served ?? 0;
  return waited ?? until - Date.parse(createdAt);
}

/** Returns the time (ms) from which a call is late; null if its time does not make it late. */
function thresholdOf({ measure, threshold, withinSeconds }: Explained): number | null {
  return measure === "serviceLevel" || measure === "averageSpeedOfAnswer" ? withinSeconds * 1000 : threshold;
}

/** Reads the worst of the late calls. */
function useWorst(question: WhyQuestion, explained: Explained, filter: LateFilter) {
  const { from, to, filters } = question;
  const { until } = explained;
  const { segment } = filter;
  const { api, sort } = lateQuery(explained, question);
  const span = [Math.max(from, filter.from ?? from), Math.min(to, until, filter.until ?? until)] as const;
  const matches = { ...filters, ...(segment && { segment: [segment] }) };
  return useApiQuery(
    "/calls",
    {
      query: {
        ...Object.fromEntries(Object.entries(matches).map(([name, values]) => [name, { $in: values }])),
        ...api,
        createdAt: { $gte: new Date(span[0]).toISOString(), $lt: new Date(span[1]).toISOString() },
        $sort: sort,
        $limit: SHOWN,
        $count: "none",
        populate: ["agent"],
      },
    },
    { keep: true },
  );
}

interface CallLineProps {
  readonly call: Call;
  /** Wait or handle time, ms. */
  readonly time: number;
  /** Time (ms) that fills the bar. */
  readonly longest: number;
  /** ms */
  readonly threshold: number | null;
  readonly zone: string;
  /** True to name the day, because the calls are of several days. */
  readonly hasDays: boolean;
  readonly nameOfSegment: (id: string) => string;
}

function CallLine({ call, time, longest, threshold, zone, hasDays, nameOfSegment }: CallLineProps) {
  const { say } = useTexts();
  const { second, moment, dayOfYear, time: clock, duration } = useFormats();
  const text = say.why.list;
  const { _id, createdAt = "", answeredAt, agent, outcome } = call;
  const since = Date.parse(createdAt);
  const percent = (ms: number) => `${Math.min(100, (ms / longest) * 100)}%`;
  const segment = typeof call.segment === "string" ? nameOfSegment(call.segment) : say.unknown();
  const name = typeof agent === "object" && agent !== null ? (agent.name ?? say.unknown()) : say.unknown();
  return (
    <li>
      <time dateTime={createdAt} title={moment(since, zone)} className={styles.note}>
        {hasDays ? `${dayOfYear(since, zone)}, ${clock(since, zone)}` : second(since, zone)}
      </time>
      <span className={styles.name}>
        <TextLink href={`/call/${encodeURIComponent(_id)}`}>
          {[call.person?.name, call.customer].find(Boolean) ?? text.unknownCustomer()}
        </TextLink>
      </span>
      <span className={styles.note} title={segment}>
        {segment}
      </span>
      <span className={styles.wait} aria-hidden="true">
        <span style={{ width: percent(time) }} />
        {threshold === null ? null : <i style={{ insetInlineStart: percent(threshold) }} />}
      </span>
      <span className={styles.number}>
        <Duration ms={time}>{duration(time)}</Duration>
      </span>
      <span>
        {answeredAt ? (
          <StatusPill family="free" glyph="done">
            {text.answered()}
          </StatusPill>
        ) : outcome === "waiting" ? (
          <StatusPill family="away">{text.waiting()}</StatusPill>
        ) : (
          <StatusPill family="bad">{text.abandoned()}</StatusPill>
        )}
      </span>
      <span className={styles.name} title={name}>
        {name}
      </span>
    </li>
  );
}
