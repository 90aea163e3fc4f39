import type { RecordedHour } from "../../../../streams/replay/timeline/hours.ts";
import type { MissingAgent } from "../../../../streams/replay/timeline/staff.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useNames } from "../inspector/use-names.ts";
import styles from "./find.module.css";

/**
 * Who answered in an hour and how many each, and who usually does and did not, with what the log says of
 * where they were.
 */
export function WhoWasThere({ hour, isOpen }: { readonly hour: RecordedHour; readonly isOpen: boolean }) {
  const { staff, missing, usual } = hour;
  const { say } = useTexts();
  const nameOf = useNames();
  const whyOf = useWhyWords();
  const text = say.replay.find;
  return (
    <details className={styles.who} open={isOpen}>
      <summary>{text.who()}</summary>
      <h3>{text.answered()}</h3>
      {staff.length === 0 ? (
        <p>{text.nobody()}</p>
      ) : (
        <ul className={styles.answering}>
          {staff.map(({ user, answered }) => (
            <li key={user}>{text.answeredBy({ name: nameOf(user), count: answered })}</li>
          ))}
        </ul>
      )}
      <h3>{text.missing()}</h3>
      {missing.length === 0 ? (
        <p>{usual ? text.noneMissing() : text.noUsual()}</p>
      ) : (
        <ul>
          {missing.map((agent) => (
            <li key={agent.user}>
              {text.usualCount({ name: nameOf(agent.user), count: agent.usual })}{" "}
              <span className={styles.where}>{`· ${whyOf(agent, hour.start)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/**
 * Writes why an agent did not answer in an hour that starts at an instant (ms); a call from the day before
 * has its date.
 */
function useWhyWords(): (agent: MissingAgent, start: number) => string {
  const { say } = useTexts();
  const { time, minute, day } = useFormats();
  const { zone } = useReplay().opened.header;
  const text = say.replay.find;
  return ({ why }, start) => {
    if (why.kind === "in-call")
      return text.inCall({
        from: day(why.from, zone) === day(start, zone) ? time(why.from, zone) : minute(why.from, zone),
        until: time(why.until, zone),
      });
    return why.kind === "away" ? text.away() : text[why.kind]({ time: time(why.at, zone) });
  };
}
