import type { Targets } from "../../../../openapi/generated/console.ts";
import { useReplay } from "../../../services/replay.ts";
import { useNarrow } from "../../../ui/use-narrow.ts";
import { useAnswer } from "../use-answer.ts";
import { BookmarkKeys } from "./bookmark-keys.tsx";
import { Drawing } from "./drawing.tsx";
import type { Plot } from "./plot.ts";
import styles from "./timeline.module.css";
import { Tools } from "./tools.tsx";
import { useDay } from "./use-day.ts";
import { useKeptZoom } from "./use-kept-zoom.ts";
import { useMarked } from "./use-marked.ts";
import { useTargets } from "./use-targets.ts";
import { useWidth } from "./use-width.ts";

/** How the recording went: who waited, what was promised, what was out of the ordinary, and where the replay stands in it. */
export function Timeline() {
  const targets = useTargets();
  const { header, firstOffset, length } = useReplay().opened;
  // What was measured of one recording says nothing of another.
  return targets ? <Measured key={`${header.stream.epoch} ${firstOffset} ${length} ${header.name}`} targets={targets} /> : null;
}

/** px beside the plot: the names of the lanes, and what they say where the replay stands. */
const MARGINS = { wide: { left: 136, right: 168 }, narrow: { left: 12, right: 92 } } as const;

function Measured({ targets }: { targets: Targets }) {
  const room = useReplay();
  const isNarrow = useNarrow();
  const [width, frame] = useWidth();
  const days = useAnswer("days", () => room.desk.days(targets));
  const spells = useAnswer("spells", () => room.desk.spells(targets));
  const marked = useMarked();
  const { day, whole, stretch, setStretch } = useDay(room, days);
  useKeptZoom(whole, stretch, setStretch);
  const { left, right } = isNarrow ? MARGINS.narrow : MARGINS.wide;
  const columns = Math.max(0, width - left - right);
  const plot: Plot | null = stretch && columns > 0 ? { ...stretch, left, width: columns } : null;
  const lanes = useAnswer(plot && `${plot.from} ${plot.until} ${columns}`, () => room.desk.lanes({ from: plot?.from ?? 0, until: plot?.until ?? 1, columns }, targets));
  return (
    <div ref={frame} className={styles.timeline} data-narrow={isNarrow ? "" : undefined}>
      <BookmarkKeys marked={marked} />
      {day && whole && plot ? <Drawing day={day} whole={whole} plot={plot} lanes={lanes} spells={spells ?? []} marked={marked} targets={targets} short={isNarrow} onZoom={setStretch} /> : null}
      {days && day && whole && plot ? <Tools days={days} day={day} whole={whole} plot={plot} lanes={lanes} targets={targets} short={isNarrow} onZoom={setStretch} /> : null}
    </div>
  );
}
