import { useState } from "react";
import type { Targets } from "../../../../openapi/generated/console.ts";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { Lanes } from "../../../../streams/replay/timeline/lanes.ts";
import { useReplay } from "../../../services/replay.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { WorstHours } from "../find/worst-hours.tsx";
import { LaneTable } from "./lane-table.tsx";
import type { Plot } from "./plot.ts";
import { type Stretch, ZOOMS, zoomedTo, zoomOf } from "./stretch.ts";
import styles from "./timeline.module.css";

interface ToolsProps {
  readonly days: readonly RecordedDay[];
  readonly day: RecordedDay;
  readonly whole: Stretch;
  readonly plot: Plot;
  readonly lanes: Lanes | null;
  readonly targets: Targets;
  readonly short: boolean;
  readonly onZoom: (stretch: Stretch) => void;
}

/** How much is seen, the day before and after, the worst hours, and the same as a table. */
export function Tools({ days, day, whole, plot, lanes, targets, short, onZoom }: ToolsProps) {
  const { say } = useTexts();
  const { seek, shown } = useReplay();
  const [open, setOpen] = useState<"hours" | "table" | null>(null);
  const text = say.replay.timeline;
  const place = days.indexOf(day);
  useShortcut({ keys: "H", label: say.replay.find.title(), run: () => setOpen("hours") });
  const goTo = (next: RecordedDay | undefined) => next && seek({ time: next.from });
  const words = { day: text.zooms.day(), hour: text.zooms.hour(), minutes: text.zooms.minutes() };
  return (
    <div className={short ? styles.bar : undefined}>
      <div className={short ? styles.row : styles.tools}>
        <Segmented label={text.zoom()} options={ZOOMS.map((value) => ({ value, label: words[value] }))} value={zoomOf(plot, whole) ?? ""} onChange={(zoom) => zoom !== "" && onZoom(zoomedTo(zoom, shown.get().now, whole))} />
        <div className={styles.row}>
          <Button kind="quiet" size="small" aria-keyshortcuts="H" onClick={() => setOpen("hours")}>
            {say.replay.find.title()}
          </Button>
          <IconButton icon="columns" label={text.asTable()} onClick={() => setOpen("table")} />
        </div>
      </div>
      {days.length > 1 ? (
        <div className={short ? styles.row : styles.days}>
          <IconButton icon="left" label={text.dayBefore()} aria-disabled={place <= 0} onClick={() => goTo(days[place - 1])} />
          <IconButton icon="right" label={text.dayAfter()} aria-disabled={place >= days.length - 1} onClick={() => goTo(days[place + 1])} />
        </div>
      ) : null}
      {open === "hours" ? <WorstHours days={days} targets={targets} onClose={() => setOpen(null)} /> : null}
      {open === "table" && lanes ? (
        <Dialog open onClose={() => setOpen(null)} title={text.tableTitle()} closeLabel={say.actions.close()} form="drawer">
          <LaneTable lanes={lanes} />
        </Dialog>
      ) : null}
    </div>
  );
}
