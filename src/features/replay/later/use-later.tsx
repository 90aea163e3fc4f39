import { type ReactNode, useMemo } from "react";
import type { FloorQueueEntry } from "../../../../openapi/generated/live-monitor.ts";
import { useTexts } from "../../../services/use-texts.ts";
import type { LiveColumn } from "../../../ui/table/live-column.ts";
import { useLasting } from "../../../ui/use-lasting.ts";
import { useWillHangUp } from "./fates.ts";
import { LaterCell } from "./later-cell.tsx";

/** What the address calls it, too. */
const LATER = "later";
/** Beside what else a replay shows the list is narrow: what is to be seen first stands first. */
const USUAL = ["customer", LATER, "waiting", "segment", "priority"];

/** What the queue of a replay tells besides: a column that only a replay can have, and what it comes to. */
export function useLater(): {
  readonly columns: readonly LiveColumn<FloorQueueEntry>[];
  readonly usual: readonly string[];
  readonly foot: ReactNode;
} {
  const { say } = useTexts();
  return useMemo(
    () => ({
      columns: [
        {
          id: LATER,
          header: say.replay.later.title(),
          width: "minmax(176px, 2fr)",
          cell: (entry) => <LaterCell entry={entry.id} />,
        },
      ],
      usual: USUAL,
      foot: <LaterFoot />,
    }),
    [say],
  );
}

/** ms after which the foot shows that this is being worked out. */
const PATIENCE = 300;

/** Shows how many waiting customers will hang up. */
function LaterFoot() {
  const { say } = useTexts();
  const { waiting, leaving } = useWillHangUp();
  const text = say.replay.later;
  const isWorking = useLasting(leaving === null && waiting > 0, PATIENCE);
  if (waiting === 0 || (leaving === null && !isWorking)) return null;
  if (leaving === null) return <span>{text.working()}</span>;
  return <span>{leaving === 0 ? text.nobodyLeaves() : text.leaving({ count: leaving })}</span>;
}
