import type { RecordedHour } from "../../../../streams/replay/timeline/hours.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import styles from "./find.module.css";
import { missedOf } from "./missed-of.ts";

/** An hour, how bad it was, and why: which queue, how many came and how many answered, beside what is usual at that time. */
export function HourLine({ hour, onGo }: { readonly hour: RecordedHour; readonly onGo: () => void }) {
  const { say } = useTexts();
  const { opened } = useReplay();
  const { day, time, duration } = useFormats();
  const text = say.replay.find;
  const { zone } = opened.header;
  const { start, end, offered, abandoned, longestWait, mostWaiting, agents, usual, segments } = hour;
  const [worst] = segments;
  const name = opened.segments.find(({ id }) => id === worst?.id)?.name ?? worst?.id ?? "";
  return (
    <li>
      <button type="button" className={styles.hour} onClick={onGo}>
        <span className={styles.when}>{`${day(start, zone)}, ${time(start, zone)}–${time(end, zone)}`}</span>
        <span className={styles.much}>{text.missed({ count: missedOf(hour), offered })}</span>
        <span className={styles.more}>{text.numbers({ abandoned, longest: duration(longestWait), waiting: mostWaiting })}</span>
        {worst && missedOf(worst) > 0 ? <span className={styles.why}>{text.queue({ name, missed: missedOf(worst), offered: worst.offered })}</span> : null}
        <span className={styles.why}>{usual ? text.staffBeside({ agents, usualAgents: usual.agents, offered, usualOffered: usual.offered }) : text.staff({ agents, offered })}</span>
      </button>
    </li>
  );
}
