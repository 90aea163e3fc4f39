import type { AbsentAgent } from "../../../streams/metrics/why/segment-staff.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { StatusPill } from "../../ui/status-pill.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { STATUS_FAMILY } from "../cells/status-family.ts";
import type { ExplainedBlock } from "./explained.ts";
import styles from "./why.module.css";
import type { WhyNames } from "./why-words.ts";

interface AbsentAgentsProps {
  readonly block: ExplainedBlock;
  readonly zone: string;
  readonly names: WhyNames;
  /** Link to the agents of the segment. */
  readonly href: string;
}

/** Agents of the block's segment who took no calls, with their state, its length and the time over its limit. */
export function AbsentAgents({ block: { segment, staff }, zone, names, href }: AbsentAgentsProps) {
  const { say } = useTexts();
  const text = say.why.absent;
  return (
    <section className={styles.part}>
      <header className={styles.head}>
        <h3>{segment === null ? text.all() : text.title({ segment: names.segment(segment) })}</h3>
        {staff && staff.absent.length > 0 ? (
          <span className={styles.note}>
            {text.much({ count: staff.absent.length, assigned: staff.assigned })}
          </span>
        ) : null}
        <span className={styles.ways}>
          <TextLink href={href}>{text.open()}</TextLink>
        </span>
      </header>
      {staff === null ? (
        <p className={styles.note}>{text.unknown()}</p>
      ) : staff.absent.length === 0 ? (
        <p className={styles.note}>{text.none()}</p>
      ) : (
        <ul className={styles.absent}>
          {staff.absent.map((agent) => (
            <AbsentLine key={agent.user} agent={agent} zone={zone} names={names} />
          ))}
        </ul>
      )}
    </section>
  );
}

interface AbsentLineProps extends Omit<AbsentAgentsProps, "block" | "href"> {
  readonly agent: AbsentAgent;
}

function AbsentLine({ agent, zone, names }: AbsentLineProps) {
  const { say } = useTexts();
  const { time, duration } = useFormats();
  const text = say.why.absent;
  const { user, status, isElsewhere, from, until, over, reason } = agent;
  return (
    <li>
      <b>{names.agent(user)}</b>
      <span>
        {status === null ? (
          <StatusPill family="off">{text.notConnected()}</StatusPill>
        ) : isElsewhere ? (
          <StatusPill family="plan">{text.elsewhere()}</StatusPill>
        ) : (
          <StatusPill family={STATUS_FAMILY[status]}>{say.console.statuses[status]()}</StatusPill>
        )}
      </span>
      <span className={styles.note}>{text.span({ from: time(from, zone), until: time(until, zone) })}</span>
      <span className={styles.number}>{duration(until - from)}</span>
      {over === null ? (
        <span className={styles.note}>{reason === null ? "" : names.reason(reason)}</span>
      ) : (
        <span className={styles.over}>
          <Glyph name="warning" size={12} />
          {text.over({ time: duration(over) })}
        </span>
      )}
    </li>
  );
}
