import { useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { JsonTree } from "../../../ui/json-tree.tsx";
import { useAsked } from "../use-asked.ts";
import styles from "./inspector.module.css";
import { recordWords } from "./record-words.ts";

const SECOND = 1_000;
const DIGITS = 3;

/** All that one record says, by its place among all; null before the first. */
export function RecordDetail({ index }: { readonly index: number | null }) {
  const { desk, opened } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector.records;
  const { answer, isOld } = useAsked(index === null ? null : String(index), () => desk.record(index ?? 0));
  if (index === null || (!answer && !isOld))
    return <p className={styles.none}>{say.replay.inspector.event.none()}</p>;
  if (!answer) return null;
  const { brief, time, position, record } = answer;
  const { what, end } = recordWords(brief, { say, formats });
  const { zone } = opened.header;
  const moment = words.moment({
    second: `${formats.day(time, zone)}, ${formats.second(time, zone)}`,
    ms: String(Math.floor(time % SECOND)).padStart(DIGITS, "0"),
  });
  return (
    <section className={styles.detail} aria-label={words.detail()}>
      <h3 className={styles.title}>
        {words.kinds[brief.kind]()}{" "}
        <time
          className={styles.muted}
          dateTime={new Date(time).toISOString()}
          title={formats.moment(time, zone)}
        >
          {moment}
        </time>
      </h3>
      <p className={styles.whole}>{end === "" ? what : `${what} · ${end}`}</p>
      <JsonTree label={words.all()} name={brief.kind} value={record} />
      <p className={styles.muted}>{words.knew({ count: position })}</p>
    </section>
  );
}
