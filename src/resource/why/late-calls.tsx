import { useState } from "react";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Button } from "../../ui/button.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./why.module.css";
import type { WhyNames } from "./why-words.ts";

/** A late call. Times in ms. */
export interface LateCall {
  readonly id: string;
  /** Name of the customer; null if unknown. */
  readonly customer: string | null;
  readonly segment: string;
  readonly since: number;
  readonly waited: number;
  readonly isAnswered: boolean;
  /** Agent who answered; null for an abandoned call. */
  readonly user: string | null;
}

/** Segment and times (ms) of the calls in the list. Without a member, all calls match it. */
export interface LateFilter {
  readonly segment?: string | null;
  readonly from?: number;
  readonly until?: number;
}

interface LateCallsProps {
  /** The longest wait first. */
  readonly late: readonly LateCall[];
  readonly filter: LateFilter;
  readonly onFilter: (filter: LateFilter) => void;
  readonly zone: string;
  readonly names: WhyNames;
  readonly withinSeconds: number;
}

/** Number of calls before the list is expanded. */
const FIRST = 8;

/** Late calls with their waits as bars and links to the calls. A line in the bars marks the threshold. */
export function LateCalls({ late, filter, onFilter, zone, names, withinSeconds }: LateCallsProps) {
  const { say } = useTexts();
  const { duration } = useFormats();
  const [isWhole, setWhole] = useState(false);
  const shown = late.filter((call) => isIn(call, filter));
  const longest = Math.max(1, ...shown.map(({ waited }) => waited));
  const text = say.why.late;
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h3>{text.title()}</h3>
        <span className={styles.note}>{text.note({ time: duration(withinSeconds * 1000) })}</span>
        {shown.length < late.length ? (
          <Button kind="quiet" size="small" onClick={() => onFilter({})}>
            {text.unfilter()}
          </Button>
        ) : null}
      </header>
      {shown.length === 0 ? (
        <p className={styles.note}>{text.none()}</p>
      ) : (
        <ol className={styles.calls}>
          {(isWhole ? shown : shown.slice(0, FIRST)).map((call) => (
            <CallLine
              key={call.id}
              call={call}
              longest={longest}
              threshold={withinSeconds * 1000}
              zone={zone}
              names={names}
            />
          ))}
        </ol>
      )}
      {isWhole || shown.length <= FIRST ? null : (
        <Button kind="quiet" size="small" onClick={() => setWhole(true)}>
          {text.all({ count: shown.length })}
        </Button>
      )}
    </section>
  );
}

const isIn = ({ segment, since }: LateCall, filter: LateFilter): boolean =>
  (filter.segment ?? segment) === segment &&
  since >= (filter.from ?? -Infinity) &&
  since < (filter.until ?? Infinity);

interface CallLineProps extends Pick<LateCallsProps, "zone" | "names"> {
  readonly call: LateCall;
  /** Wait (ms) that fills the bar. */
  readonly longest: number;
  /** ms */
  readonly threshold: number;
}

function CallLine({ call, longest, threshold, zone, names }: CallLineProps) {
  const { say } = useTexts();
  const { second, moment, duration } = useFormats();
  const { id, customer, segment, since, waited, isAnswered, user } = call;
  const text = say.why.late;
  const percent = (ms: number) => `${Math.min(100, (ms / longest) * 100)}%`;
  return (
    <li>
      <time dateTime={new Date(since).toISOString()} title={moment(since, zone)} className={styles.note}>
        {second(since, zone)}
      </time>
      <span className={styles.name}>
        <TextLink href={`/call/${encodeURIComponent(id)}`}>{customer ?? text.unknownCustomer()}</TextLink>
      </span>
      <span className={styles.note}>{names.segment(segment)}</span>
      <span className={styles.wait} aria-hidden="true">
        <span style={{ width: percent(waited) }} />
        <i style={{ insetInlineStart: percent(threshold) }} />
      </span>
      <span className={styles.number}>{duration(waited)}</span>
      <span>
        {isAnswered ? (
          <StatusPill family="free" glyph="done">
            {text.answered()}
          </StatusPill>
        ) : (
          <StatusPill family="bad">{text.abandoned()}</StatusPill>
        )}
      </span>
      <span className={styles.name}>{user === null ? say.unknown() : names.agent(user)}</span>
    </li>
  );
}
