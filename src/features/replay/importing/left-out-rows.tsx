import type { ImportReport } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import styles from "./importing.module.css";
import { reasonWords } from "./reason-words.ts";

/** The first skipped rows of a log with their reasons, and the number of further skipped rows. */
export function LeftOutRows({ report }: { readonly report: ImportReport }) {
  const { say } = useTexts();
  const { number } = useFormats();
  const text = say.replay.importing.leftOut;
  const { leftOut: count, firstLeftOut } = report;
  if (firstLeftOut.length === 0) return null;
  const more = count - firstLeftOut.length;
  return (
    <ul className={styles.list}>
      {firstLeftOut.map(({ line, leftOut }) => (
        <li key={line}>
          {text.line({ line: number(line) })} {reasonWords(leftOut, say)}
        </li>
      ))}
      {more === 0 ? null : <li>{text.more({ count: more })}</li>}
    </ul>
  );
}
