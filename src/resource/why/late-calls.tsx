import type { Call } from "../../../openapi/generated/console.ts";
import { useApiQuery } from "../../services/use-api-query.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Duration } from "../../ui/duration.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { NotRead } from "../cells/not-read.tsx";
import type { LateFilter, WhyQuestion } from "./explained.ts";
import styles from "./why.module.css";

interface LateCallsProps {
  readonly question: WhyQuestion;
  /** End (ms) of the calls: that of the period, or when a running period was explained. */
  readonly until: number;
  readonly filter: LateFilter;
  readonly onFilter: (filter: LateFilter) => void;
  /** Number of calls that match the filter; undefined if unknown. */
  readonly count: number | undefined;
  /** True if not all late calls match the filter. */
  readonly isPart: boolean;
  /** Link to the list of all calls that match the filter. */
  readonly href: string;
  readonly withinSeconds: number;
  readonly nameOfSegment: (id: string) => string;
}

/** Number of calls in the list. The others are behind its link. */
const SHOWN = 8;

/** The late calls with the longest waits, as bars. A line in the bars marks the threshold. */
export function LateCalls({
  question,
  until,
  filter,
  onFilter,
  count,
  isPart,
  href,
  withinSeconds,
  nameOfSegment,
}: LateCallsProps) {
  const { say } = useTexts();
  const { duration } = useFormats();
  const { data, failure, old, again } = useLongest(question, until, filter);
  const calls = data?.data ?? [];
  const longest = Math.max(1, ...calls.map(({ waited }) => waited ?? 0));
  const text = say.why.late;
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h3>{text.title()}</h3>
        <span className={styles.note}>{text.note({ time: duration(withinSeconds * 1000) })}</span>
        <span className={styles.ways}>
          {isPart ? (
            <Button kind="quiet" size="small" onClick={() => onFilter({})}>
              {text.unfilter()}
            </Button>
          ) : null}
          {count === undefined || count > SHOWN ? (
            <TextLink href={href}>{count === undefined ? text.open() : text.all({ count })}</TextLink>
          ) : null}
        </span>
      </header>
      {failure ? <NotRead failure={failure} onAgain={again} /> : null}
      {count === 0 || data?.data.length === 0 ? (
        <p className={styles.note}>{text.none()}</p>
      ) : data ? (
        <ol className={styles.calls} data-old={old ? "" : undefined} aria-busy={old}>
          {calls.map((call) => (
            <CallLine
              key={call._id}
              call={call}
              longest={longest}
              threshold={withinSeconds * 1000}
              zone={question.zone}
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

/** Reads the late calls with the longest waits. */
function useLongest({ from, to, filters }: WhyQuestion, until: number, filter: LateFilter) {
  const { segment } = filter;
  const span = [Math.max(from, filter.from ?? from), Math.min(to, until, filter.until ?? until)] as const;
  const matches = { ...filters, ...(segment && { segment: [segment] }) };
  return useApiQuery(
    "/calls",
    {
      query: {
        ...Object.fromEntries(Object.entries(matches).map(([name, values]) => [name, { $in: values }])),
        late: true,
        createdAt: { $gte: new Date(span[0]).toISOString(), $lt: new Date(span[1]).toISOString() },
        $sort: { waited: -1 },
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
  /** Wait (ms) that fills the bar. */
  readonly longest: number;
  /** ms */
  readonly threshold: number;
  readonly zone: string;
  readonly nameOfSegment: (id: string) => string;
}

function CallLine({ call, longest, threshold, zone, nameOfSegment }: CallLineProps) {
  const { say } = useTexts();
  const { second, moment, duration } = useFormats();
  const text = say.why.late;
  const { _id, createdAt = "", waited, answeredAt, agent } = call;
  const since = Date.parse(createdAt);
  const percent = (ms: number) => `${Math.min(100, (ms / longest) * 100)}%`;
  const segment = typeof call.segment === "string" ? nameOfSegment(call.segment) : say.unknown();
  const name = typeof agent === "object" && agent !== null ? (agent.name ?? say.unknown()) : say.unknown();
  return (
    <li>
      <time dateTime={createdAt} title={moment(since, zone)} className={styles.note}>
        {second(since, zone)}
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
        <span style={{ width: percent(waited ?? 0) }} />
        <i style={{ insetInlineStart: percent(threshold) }} />
      </span>
      <span className={styles.number}>
        <Duration ms={waited ?? 0}>{duration(waited ?? 0)}</Duration>
      </span>
      <span>
        {answeredAt ? (
          <StatusPill family="free" glyph="done">
            {text.answered()}
          </StatusPill>
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
