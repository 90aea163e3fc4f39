import { useTexts } from "../../../services/use-texts.ts";
import { useFormats } from "../../../services/use-formats.ts";
import { useOpening } from "../../../services/use-transport.ts";
import type { TransportRef } from "../../../../machines/replay.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import styles from "./opening-panel.module.css";

interface OpeningPanelProps {
  readonly transport: TransportRef;
  /** What is being opened. */
  readonly name: string;
  /** Why nothing could be opened, before a file was there. */
  readonly problem: string | null;
  readonly onFile: (file: File) => void;
}

/** Where a recording comes from, and how far it is. */
export function OpeningPanel({ transport, name, problem: before, onFile }: OpeningPanelProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const { progress, problem, isOpening } = useOpening(transport);
  const text = say.replay.opening;
  const why = problem ?? before;
  if (isOpening)
    return progress === null ? null : (
      <div className={styles.opening} role="status">
        <p>{text.opening({ name })}</p>
        <ProgressBar label={text.opening({ name })} value={progress} max={1} />
        <p>{formats.percent(Math.floor(progress * 100), 0)}</p>
        <Button onClick={() => transport.send({ type: "cancel" })}>{text.cancel()}</Button>
      </div>
    );
  return (
    <div className={styles.opening}>
      <h1>{text.title()}</h1>
      <p>{text.text()}</p>
      {why === null ? null : (
        <Banner family="bad" role="alert">
          {`${text.failed({ name })}. ${why}`}
        </Banner>
      )}
      <DropZone label={text.choose()} text={text.drop()} accept=".ndjson,.gz" hint={text.hint()} onFiles={([file]) => (file ? onFile(file) : undefined)} />
    </div>
  );
}
