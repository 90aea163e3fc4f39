import { useState } from "react";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { Lanes } from "../../../../streams/replay/timeline/lanes.ts";
import { useReplay } from "../../../services/replay.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { DaySteps } from "./day-steps.tsx";
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
  readonly short: boolean;
  readonly onZoom: (stretch: Stretch) => void;
  /** Opens the worst hours. */
  readonly onFind: () => void;
}

/** How much is seen, the day before and after, the worst hours, and the same as a table. */
export function Tools({ days, day, whole, plot, lanes, short, onZoom, onFind }: ToolsProps) {
  const { say } = useTexts();
  const { shown } = useReplay();
  const [isTable, setTable] = useState(false);
  const text = say.replay.timeline;
  useShortcut({ keys: `Shift ${text.drag()}`, label: text.chooseStretch() });
  const words = { day: text.zooms.day(), hour: text.zooms.hour(), minutes: text.zooms.minutes() };
  return (
    <div className={short ? styles.bar : undefined}>
      <div className={short ? styles.row : styles.tools}>
        <Segmented
          label={text.zoom()}
          options={ZOOMS.map((value) => ({ value, label: words[value] }))}
          value={zoomOf(plot, whole) ?? ""}
          onChange={(zoom) => zoom !== "" && onZoom(zoomedTo(zoom, shown.get().now, whole))}
        />
        <div className={styles.row}>
          <Button kind="quiet" size="small" aria-keyshortcuts="W" onClick={onFind}>
            {say.replay.find.title()}
          </Button>
          <IconButton icon="columns" label={text.asTable()} onClick={() => setTable(true)} />
        </div>
      </div>
      {days.length > 1 ? <DaySteps days={days} day={day} short={short} /> : null}
      {isTable && lanes ? (
        <Dialog
          open
          onClose={() => setTable(false)}
          title={text.tableTitle()}
          closeLabel={say.actions.close()}
          form="drawer"
        >
          <LaneTable lanes={lanes} />
        </Dialog>
      ) : null}
    </div>
  );
}
