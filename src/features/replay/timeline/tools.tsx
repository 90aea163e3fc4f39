import { useState } from "react";
import type { RecordedDay } from "../../../../streams/replay/timeline/days.ts";
import type { Lanes } from "../../../../streams/replay/timeline/lanes.ts";
import { useReplay } from "../../../services/replay.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import type { Plot } from "./plot.ts";
import { type Stretch, zoomedTo, zoomOf, ZOOMS } from "./stretch.ts";
import timeline from "./timeline.module.css";
import { gapBefore } from "../find/day-gaps.ts";
import { useGapWords } from "../find/use-gap-words.ts";
import { wholePercent } from "../../../../streams/metrics/standing.ts";
import styles from "./tools.module.css";

interface ToolsProps {
  readonly days: readonly RecordedDay[];
  readonly day: RecordedDay;
  readonly whole: Stretch;
  readonly plot: Plot;
  readonly lanes: Lanes | null;
  readonly short: boolean;
  readonly onZoom: (stretch: Stretch) => void;
  /** Opens the dialog with the worst hours. */
  readonly onFind: () => void;
}

/** Buttons for the zoom, the previous and next day, the worst hours, and the timeline as a table. */
export function Tools({ days, day, whole, plot, lanes, short, onZoom, onFind }: ToolsProps) {
  const { say } = useTexts();
  const { shown } = useReplay();
  const [isTable, setTable] = useState(false);
  const text = say.replay.timeline;
  useShortcut({ keys: `Shift ${text.drag()}`, label: text.chooseStretch() });
  const words = { day: text.zooms.day(), hour: text.zooms.hour(), minutes: text.zooms.minutes() };
  return (
    <div className={short ? timeline.bar : undefined}>
      <div className={short ? timeline.row : timeline.tools}>
        <Segmented
          label={text.zoom()}
          options={ZOOMS.map((value) => ({ value, label: words[value] }))}
          value={zoomOf(plot, whole) ?? ""}
          onChange={(zoom) => zoom !== "" && onZoom(zoomedTo(zoom, shown.get().now, whole))}
        />
        <div className={timeline.row}>
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

interface DayStepsProps {
  readonly days: readonly RecordedDay[];
  readonly day: RecordedDay;
  readonly short: boolean;
}

/** The shown day, with buttons for the previous and next day with events. */
function DaySteps({ days, day, short }: DayStepsProps) {
  const { say } = useTexts();
  const { opened, seek } = useReplay();
  const formats = useFormats();
  const gapWords = useGapWords();
  const text = say.replay.timeline;
  const { zone } = opened.header;
  const dated = (start: number) => formats.day(start, zone);
  const place = days.indexOf(day);
  const [before, after] = [days[place - 1], days[place + 1]];
  const words = (word: string, to: RecordedDay | undefined, gap: ReturnType<typeof gapBefore>) =>
    [to ? `${word}: ${dated(to.start)}` : word, ...(gap ? [gapWords(gap)] : [])].join(". ");
  const goTo = (to: RecordedDay | undefined) => to && seek({ time: to.from });
  return (
    <div className={short ? timeline.row : timeline.days}>
      <IconButton
        icon="left"
        label={words(text.dayBefore(), before, gapBefore(day, before))}
        aria-disabled={!before}
        onClick={() => goTo(before)}
      />
      <span className={timeline.date}>{dated(day.start)}</span>
      <IconButton
        icon="right"
        label={words(text.dayAfter(), after, after ? gapBefore(after, day) : null)}
        aria-disabled={!after}
        onClick={() => goTo(after)}
      />
    </div>
  );
}

/** The timeline as a table, with a row for each step of the service level. */
function LaneTable({ lanes }: { readonly lanes: Lanes }) {
  const { say } = useTexts();
  const { opened } = useReplay();
  const { time, moment, percent, number } = useFormats();
  const text = say.replay.timeline;
  const { zone } = opened.header;
  const { from: first, until: last, columns } = lanes;
  const columnAt = (instant: number) =>
    Math.max(0, Math.min(columns, Math.round(((instant - first) / (last - first)) * columns)));
  const timed = (instant: number) => (
    <time dateTime={new Date(instant).toISOString()} title={moment(instant, zone)}>
      {time(instant, zone)}
    </time>
  );
  const sum = (counts: Uint32Array) => counts.reduce((total, count) => total + count, 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text.time()}</th>
          <th scope="col">{text.waiting()}</th>
          <th scope="col">{text.level()}</th>
          <th scope="col">{text.events()}</th>
          <th scope="col">{text.hangUps()}</th>
        </tr>
      </thead>
      <tbody>
        {lanes.levels.map(({ from, until, percent: exact }) => {
          const level = wholePercent(exact);
          return (
            <tr key={from}>
              <th scope="row">
                {timed(Math.max(first, from))}–{timed(Math.min(last, until))}
              </th>
              <td>
                {number(
                  lanes.waiting
                    .slice(columnAt(from), Math.max(columnAt(from) + 1, columnAt(until)))
                    .reduce((most, count) => Math.max(most, count), 0),
                )}
              </td>
              <td>{level === null ? "-" : percent(level)}</td>
              <td>
                {number(
                  sum(
                    lanes.events.slice(
                      Math.max(0, Math.round((from - lanes.barsFrom) / lanes.bar)),
                      Math.max(0, Math.round((until - lanes.barsFrom) / lanes.bar)),
                    ),
                  ),
                )}
              </td>
              <td>{number(sum(lanes.hangUps.slice(columnAt(from), columnAt(until))))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
