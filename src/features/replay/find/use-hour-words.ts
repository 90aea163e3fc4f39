import { missedOf } from "../../../../streams/metrics/why/waits.ts";
import type { RecordedHour } from "../../../../streams/replay/timeline/hours.ts";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";

interface HourWords {
  readonly when: string;
  /** Start of the hour with date and zone. */
  readonly moment: string;
  /** Segment with the most late and abandoned customers; null if there were none. */
  readonly queue: { readonly id: string; readonly name: string; readonly words: string } | null;
  /** Numbers of agents and arrivals, compared with the usual numbers at this hour. */
  readonly staff: string;
}

/** Returns a function that describes when an hour was and why it was bad. */
export function useHourWords(): (hour: RecordedHour) => HourWords {
  const { say } = useTexts();
  const { opened } = useReplay();
  const { day, time, moment } = useFormats();
  const text = say.replay.find;
  const { zone } = opened.header;
  return ({ start, end, offered, staff: { length: agents }, usual, segments: [worst] }) => {
    const name = opened.segments.find(({ id }) => id === worst?.id)?.name ?? worst?.id ?? "";
    return {
      when: `${day(start, zone)}, ${time(start, zone)}–${time(end, zone)}`,
      moment: moment(start, zone),
      queue:
        worst && missedOf(worst) > 0
          ? {
              id: worst.id,
              name,
              words: text.queue({ name, missed: missedOf(worst), offered: worst.offered }),
            }
          : null,
      staff: usual
        ? text.staffBeside({ agents, usualAgents: usual.agents, offered, usualOffered: usual.offered })
        : text.staff({ agents, offered }),
    };
  };
}
