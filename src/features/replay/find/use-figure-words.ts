import type { WorstBy } from "../../../../streams/replay/timeline/hours.ts";
import { missedOf, type Offered } from "../../../../streams/metrics/why/waits.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";

/** Figures of a day or hour. The worst days and hours are found by these figures. */
interface Figures extends Offered {
  readonly longestWait: number;
  readonly mostWaiting: number;
}

/** Returns a function that describes the figures of a day or hour, for each criterion. */
export function useFigureWords(): (of: Figures) => Readonly<Record<WorstBy, string>> {
  const { say } = useTexts();
  const { duration } = useFormats();
  const text = say.replay.find;
  return (of) => ({
    missed: text.missed({ count: missedOf(of), offered: of.offered }),
    abandoned: text.abandoned({ count: of.abandoned, offered: of.offered }),
    "longest-wait": text.longest({ time: duration(of.longestWait) }),
    waiting: text.waiting({ count: of.mostWaiting }),
  });
}
