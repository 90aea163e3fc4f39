import { useState } from "react";
import { type Compared, useReplay } from "../../../services/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { DropZone } from "../../../ui/drop-zone.tsx";
import styles from "./inspector.module.css";

/** Another recording beside this one: what only one of them has, and what says something else, the first difference first. */
export function CompareRecordings() {
  const { desk, opened, seek } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector.compare;
  const [compared, setCompared] = useState<Compared | null>(null);
  const [isBusy, setBusy] = useState(false);
  const read = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      setCompared(await desk.compareWith(file, file.name));
    } finally {
      setBusy(false);
    }
  };
  const alignment = compared && "alignment" in compared ? compared.alignment : null;
  return (
    <>
      <DropZone label={words.choose()} text={words.drop()} accept=".ndjson,.gz" hint={words.chooseHint()} onFiles={([file]) => void read(file)} />
      <div role="status" className={styles.parts}>
        {isBusy ? <p className={styles.muted}>{words.comparing()}</p> : null}
        {compared && "unread" in compared ? <p className={styles.problem}>{words.unread({ name: compared.unread })}</p> : null}
        {alignment && compared && "name" in compared ? (
          <>
            <p>
              {alignment.differences.length === 0
                ? words.sameRecording({ name: compared.name })
                : words.differs({ name: compared.name, same: formats.number(alignment.same), here: formats.number(alignment.counts["first-only"]), there: formats.number(alignment.counts["second-only"]), changed: formats.number(alignment.counts.changed) })}
            </p>
            <ol className={styles.rows}>
              {alignment.differences.map(({ what, positions, first, second }, index) => (
                <li key={positions.join("/")}>
                  <button type="button" className={styles.difference} data-what={what} onClick={() => seek({ position: Math.min(opened.length, positions[0] + 1) })}>
                    <span className={styles.what}>{words.what[what]()}</span>
                    <span className={styles.time}>{formats.second(Date.parse((first ?? second)?.time ?? ""), opened.header.zone)}</span>
                    <span>{(first ?? second)?.type}</span>
                  </button>
                  {index === 0 && first && second ? (
                    <p className={styles.sides}>
                      <del>{JSON.stringify(first.data)}</del> <ins>{JSON.stringify(second.data)}</ins>
                    </p>
                  ) : null}
                </li>
              ))}
            </ol>
          </>
        ) : null}
      </div>
    </>
  );
}
