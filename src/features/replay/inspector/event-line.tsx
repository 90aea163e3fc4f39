import { ClockTime } from "../../../resource/clock-time.tsx";
import { useFormats } from "../../../services/use-formats.ts";
import { useReplay } from "../../../services/replay.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import { eventGlyph } from "./event-glyph.ts";
import styles from "./inspector.module.css";

interface EventLineProps {
  readonly row: { readonly offset: number; readonly time: number; readonly type: string };
  /** The name of its segment; "" where it is of none. */
  readonly segment: string;
  /** It has yet to happen where the replay stands. */
  readonly isLater: boolean;
}

/** One event of the list: its offset, when, what, in which segment. */
export function EventLine({ row, segment, isLater }: EventLineProps) {
  const { opened } = useReplay();
  const formats = useFormats();
  const { family, glyph } = eventGlyph(row.type);
  return (
    <span className={styles.line} data-later={isLater ? "" : undefined}>
      <span className={styles.offset}>{formats.number(row.offset)}</span>
      <ClockTime className={styles.time} instant={row.time} zone={opened.header.zone} />
      <span className={styles.glyph} data-family={family}>
        <Glyph name={glyph} size={10} />
      </span>
      <span className={styles.type}>{row.type}</span>
      <span className={styles.segment}>{segment}</span>
    </span>
  );
}
