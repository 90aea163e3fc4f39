import type { ReactNode } from "react";
import type { TransportRef } from "../../../../machines/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { useOpening } from "../../../services/use-transport.ts";
import { FailureBanner } from "../../../resource/cells/failure-banner.tsx";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { ProgressBar } from "../../../ui/progress-bar.tsx";
import styles from "./opening-panel.module.css";
import { RangeForm, type RangeFormProps } from "./range-form.tsx";
import { refusalWords } from "./refusal-words.ts";

interface OpeningPanelProps extends RangeFormProps {
  readonly transport: TransportRef;
  /** Name of the replay file that is being opened or has failed. */
  readonly name: string;
  /** True if the URL names a replay file from another origin. */
  readonly isForeign: boolean;
  /** Name of the chosen expectations file, which is used when a replay file opens; null if there is none. */
  readonly expectations: string | null;
  readonly onFiles: (files: readonly File[]) => void;
  /** Import form, shown instead of the choice of a replay file; null if no log is to be imported. */
  readonly importing: ReactNode;
}

/** Choice of a replay file, progress while it opens, and the reason if the file cannot be shown. */
export function OpeningPanel({
  transport,
  name,
  isForeign,
  expectations,
  onFiles,
  importing,
  ...range
}: OpeningPanelProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const { progress, problem, isOpening } = useOpening(transport);
  const text = say.replay.opening;
  if (isOpening)
    return progress === null ? null : (
      <Progress
        name={name}
        isImport={importing !== null}
        progress={progress}
        onCancel={() => transport.send({ type: "cancel" })}
      />
    );
  if (importing !== null) return importing;
  return (
    <div className={styles.opening}>
      <h1>{text.title()}</h1>
      <p className={styles.text}>{text.text()}</p>
      {problem === null || range.refusal ? null : (
        <FailureBanner>{`${text.failed({ name })} ${typeof problem === "string" ? problem : refusalWords(problem, say, formats)}`}</FailureBanner>
      )}
      {isForeign && problem === null ? (
        <Banner family="bad" role="alert">
          {text.notOurs()}
        </Banner>
      ) : null}
      <DropZone label={text.choose()} text={text.drop()} accept="" hint={text.hint()} onFiles={onFiles} />
      <p role="status" className={styles.text}>
        {expectations === null ? null : text.expectations({ name: expectations })}
      </p>
      <RangeForm {...range} />
    </div>
  );
}

interface ProgressProps {
  readonly name: string;
  readonly isImport: boolean;
  readonly progress: number;
  readonly onCancel: () => void;
}

function Progress({ name, isImport, progress, onCancel }: ProgressProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.replay.opening;
  const label = isImport ? say.replay.importing.underWay({ name }) : text.opening({ name });
  return (
    <div className={styles.opening}>
      <h1>{label}</h1>
      <ProgressBar label={label} value={progress} max={1} />
      <p className={styles.text}>{formats.percent(Math.floor(progress * 100))}</p>
      <div>
        <Button onClick={onCancel}>{isImport ? say.replay.importing.stop() : text.cancel()}</Button>
      </div>
    </div>
  );
}
