import type { Targets } from "../../../../openapi/generated/console.ts";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { RecordedHour, WorstBy } from "../../../../streams/replay/timeline/hours.ts";
import { marksOf } from "../../../services/replay-marks.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { useLatestRequest } from "../use-latest-request.ts";
import { DayStrip } from "./day-strip.tsx";
import styles from "./find.module.css";
import { useFigureWords } from "./use-figure-words.ts";
import { useHourWords } from "./use-hour-words.ts";
import type { MissingAgent } from "../../../../streams/metrics/why/staff.ts";
import { useNames } from "../inspector/use-names.ts";

/** Selected criterion and hour. */
export interface Found {
  readonly by: WorstBy;
  readonly hour: RecordedHour | null;
}

interface WorstHoursProps {
  readonly days: readonly RecordedDay[];
  readonly targets: Targets;
  readonly found: Found;
  readonly onFind: (found: Found) => void;
  readonly onClose: () => void;
}

const SHOWN = 20;

/**
 * Dialog with the worst days and hours of the replay file, and the reasons. Choosing an hour moves the replay
 * to its start and selects the hour in the timeline.
 */
export function WorstHours({ days, targets, found, onFind, onClose }: WorstHoursProps) {
  const { say } = useTexts();
  const room = useReplay();
  const { by } = found;
  const { answer: hours } = useLatestRequest(by, () => room.desk.worstHours(targets, by, SHOWN));
  const text = say.replay.find;
  const words = {
    missed: text.orders.missed(),
    abandoned: text.orders.abandoned(),
    "longest-wait": text.orders.longestWait(),
    waiting: text.orders.waiting(),
  };
  const goTo = (time: number, until: number | null) => {
    const marks = marksOf(room);
    if (until !== null) marks.set({ ...marks.get(), slice: { from: time, until } });
    room.seek({ time });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={text.title()} closeLabel={say.actions.close()} form="drawer">
      <div className={styles.find}>
        {days.length > 1 ? <DayStrip days={days} by={by} onGo={({ from }) => goTo(from, null)} /> : null}
        <Segmented
          label={text.order()}
          options={WORST_ORDERS.map((value) => ({ value, label: words[value] }))}
          value={by}
          onChange={(next) => onFind({ ...found, by: next })}
        />
        <p className={styles.note}>{text.meaning({ seconds: targets.answerWithinSeconds })}</p>
        <p className={styles.note}>{text.usually()}</p>
        {hours ? (
          <ol className={styles.hours} aria-label={text.title()}>
            {hours.map((hour) => (
              <HourLine
                key={hour.start}
                hour={hour}
                by={by}
                isChosen={hour.start === found.hour?.start}
                onGo={() => {
                  onFind({ by, hour });
                  goTo(hour.start, hour.end);
                }}
              />
            ))}
          </ol>
        ) : (
          <p role="status">{text.counting()}</p>
        )}
      </div>
    </Dialog>
  );
}

interface HourLineProps {
  readonly hour: RecordedHour;
  /** Criterion by which the hours are sorted. Its figure is shown first. */
  readonly by: WorstBy;
  readonly isChosen: boolean;
  readonly onGo: () => void;
}

/**
 * An hour with its figures and reasons: its worst queue, and its arrivals and agents compared with the usual
 * ones.
 */
function HourLine({ hour, by, isChosen, onGo }: HourLineProps) {
  const { when, moment, queue, staff } = useHourWords()(hour);
  const figures = useFigureWords()(hour);
  return (
    <li aria-current={isChosen ? "true" : undefined}>
      <button type="button" className={styles.hour} onClick={onGo}>
        <time className={styles.when} dateTime={new Date(hour.start).toISOString()} title={moment}>
          {when}
        </time>
        <span className={styles.much}>{figures[by]}</span>
        <span className={styles.more}>
          {WORST_ORDERS.filter((one) => one !== by)
            .map((one) => figures[one])
            .join(" · ")}
        </span>
        {queue ? <span className={styles.why}>{queue.words}</span> : null}
        <span className={styles.why}>{staff}</span>
      </button>
      <WhoWasThere hour={hour} isOpen={isChosen} />
    </li>
  );
}

/** Available criteria in the order of display. */
const WORST_ORDERS: readonly WorstBy[] = ["missed", "abandoned", "longest-wait", "waiting"];

/**
 * Agents who answered in an hour, with counts, and agents who usually answer but did not, with the reason
 * from the log.
 */
function WhoWasThere({ hour, isOpen }: { readonly hour: RecordedHour; readonly isOpen: boolean }) {
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
        <p>{text.noneAnswered()}</p>
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
 * Returns a function that explains why an agent did not answer in the hour that begins at `start` (ms). If a
 * call began on the day before, its date is included.
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
