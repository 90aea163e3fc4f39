import { useRef, useState } from "react";
import { ClockTime } from "../../../resource/cells/clock-time.tsx";
import { DayChange } from "../../../resource/cells/day-change.tsx";
import { type Compared, useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { refusalWords } from "../opening/refusal-words.ts";
import styles from "./inspector.module.css";
import { PartDone } from "./part-done.tsx";
import { usePartDone } from "./use-part-done.ts";

/** Compares the recording with another one: missing and different events, first difference first. */
export function CompareRecordings() {
  const { desk, opened, seek } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector.compare;
  const { zone } = opened.header;
  const [told, setTold] = useState<Compared | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = useRef(0);
  const part = usePartDone(isBusy, () => desk.comparedSoFar());
  const read = async (file: File | undefined) => {
    if (!file) return;
    const mine = ++run.current;
    setBusy(true);
    try {
      const answer = await desk.compareWith(file, file.name);
      // After canceling, the previous result stays.
      if (answer.kind !== "stopped") setTold(answer);
    } finally {
      if (run.current === mine) setBusy(false);
    }
  };
  const compared = part === null ? told : null;
  const alignment = compared?.kind === "compared" ? compared.alignment : null;
  return (
    <>
      <DropZone
        label={words.choose()}
        text={words.drop()}
        accept=".ndjson,.gz"
        hint={words.chooseHint()}
        onFiles={([file]) => void read(file)}
      />
      <PartDone label={words.comparing()} part={part} onStop={() => void desk.stopComparing()} />
      <div role="status" className={styles.parts}>
        {compared?.kind === "refused" ? (
          <p
            className={styles.problem}
          >{`${words.refused({ name: compared.name })} ${refusalWords(compared.refusal, say, formats)}`}</p>
        ) : null}
        {alignment && compared?.kind === "compared" ? (
          <>
            <p>
              {alignment.differences.length === 0
                ? words.sameRecording({ name: compared.name })
                : words.differs({
                    name: compared.name,
                    same: formats.number(alignment.same),
                    here: formats.number(alignment.counts["first-only"]),
                    there: formats.number(alignment.counts["second-only"]),
                    changed: formats.number(alignment.counts.changed),
                  })}
            </p>
            <ol className={styles.rows}>
              {alignment.differences.map(({ what, positions, first, second }, index, all) => (
                <li key={positions.join("/")}>
                  <DayChange
                    instant={timeOf({ first, second })}
                    before={all.slice(Math.max(0, index - 1), index).map(timeOf)[0]}
                    zone={zone}
                  />
                  <button
                    type="button"
                    className={styles.difference}
                    data-what={what}
                    onClick={() => seek({ position: Math.min(opened.length, positions[0] + 1) })}
                  >
                    <span className={styles.what}>{words.what[what]()}</span>
                    <ClockTime className={styles.time} instant={timeOf({ first, second })} zone={zone} />
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

type Sides = Readonly<Record<"first" | "second", { readonly time: string } | null>>;

/** When (ms) a difference is: what only the other has is of its time. */
const timeOf = ({ first, second }: Sides): number => Date.parse((first ?? second)?.time ?? "");
