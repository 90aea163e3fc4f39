import type { WorstBy } from "../../../../streams/replay/timeline/hours.ts";
import type { Offered } from "../../../../streams/replay/timeline/stretches.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";

/** What days and hours are measured by, so that the worst of them can be found. */
interface Figures extends Offered {
  readonly longestWait: number;
  readonly mostWaiting: number;
}

/** How bad a day or an hour was, in words, by each of the orders. */
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

/** How many were not served in time: answered late, or gone. */
export const missedOf = ({ offered, inTime }: Offered): number => offered - inTime;
