import { ClockTime } from "../../../resource/clock-time.tsx";
import { type RecordRow, useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import styles from "./inspector.module.css";
import { recordGlyph } from "./record-glyph.ts";
import { recordWords } from "./record-words.ts";

interface RecordLineProps {
  readonly row: RecordRow;
  /** It has yet to happen where the replay stands. */
  readonly isLater: boolean;
}

/** One record of the list: when, of which kind, what, and how it ended. */
export function RecordLine({ row: { time, brief }, isLater }: RecordLineProps) {
  const { opened } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const { family, glyph } = recordGlyph(brief);
  const { what, end } = recordWords(brief, { say, formats });
  return (
    <span className={styles.line} data-of="record" data-later={isLater ? "" : undefined}>
      <ClockTime className={styles.time} instant={time} zone={opened.header.zone} />
      <span className={styles.glyph} data-family={family}>
        <Glyph name={glyph} size={10} />
      </span>
      <span className={styles.kind}>{say.replay.inspector.records.kinds[brief.kind]()}</span>
      <span className={styles.type} title={what}>
        {what}
      </span>
      <span className={styles.segment}>{end}</span>
    </span>
  );
}
