import type { TransportRef } from "../../../../machines/replay.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { useOpening } from "../../../services/use-transport.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import styles from "./opening-panel.module.css";
import { RangeForm } from "./range-form.tsx";
import { refusalWords } from "./refusal-words.ts";

interface OpeningPanelProps {
  readonly transport: TransportRef;
  /** What is being opened, or could not be. */
  readonly name: string;
  /** The address names a recording of somebody else. */
  readonly isForeign: boolean;
  readonly onFile: (file: File) => void;
  readonly onRange: (from: string, to: string) => void;
}

/** Where a recording comes from, how far it is, and why it cannot be shown. */
export function OpeningPanel({ transport, name, isForeign, onFile, onRange }: OpeningPanelProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const { progress, problem, isOpening } = useOpening(transport);
  const text = say.replay.opening;
  if (isOpening) return progress === null ? null : <Progress name={name} progress={progress} onCancel={() => transport.send({ type: "cancel" })} />;
  return (
    <div className={styles.opening}>
      <h1>{text.title()}</h1>
      <p className={styles.text}>{text.text()}</p>
      {problem === null && !isForeign ? null : (
        <Banner family="bad" role="alert">
          {problem === null ? text.notOurs() : `${text.failed({ name })} ${typeof problem === "string" ? problem : refusalWords(problem, say, formats)}`}
        </Banner>
      )}
      <DropZone label={text.choose()} text={text.drop()} accept=".ndjson,.gz" hint={text.hint()} onFiles={([file]) => (file ? onFile(file) : undefined)} />
      <RangeForm onRange={onRange} />
    </div>
  );
}

function Progress({ name, progress, onCancel }: { readonly name: string; readonly progress: number; readonly onCancel: () => void }) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.replay.opening;
  return (
    <div className={styles.opening}>
      <h1>{text.opening({ name })}</h1>
      <ProgressBar label={text.opening({ name })} value={progress} max={1} />
      <p className={styles.text}>{formats.percent(Math.floor(progress * 100))}</p>
      <div>
        <Button onClick={onCancel}>{text.cancel()}</Button>
      </div>
    </div>
  );
}
