import { useState } from "react";
import { type ComparedFolds, useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { ChangedLines } from "./changed-lines.tsx";
import styles from "./inspector.module.css";
import { PartDone } from "./part-done.tsx";
import { useAsked } from "../use-asked.ts";
import { usePartDone } from "./use-part-done.ts";

/**
 * The same recording under another version of the fold: where the two first have different states, and in
 * what.
 */
export function CompareFolds() {
  const { desk, opened, seek } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector.compare;
  const folds = useAsked("", () => desk.foldVersions()).answer;
  const [chosen, setChosen] = useState<string | null>(null);
  const [told, setTold] = useState<{ readonly version: string; readonly compared: ComparedFolds } | null>(
    null,
  );
  const [isBusy, setBusy] = useState(false);
  const part = usePartDone(isBusy, () => desk.comparedSoFar());
  if (!folds) return null;
  const version = chosen ?? String(folds.versions.findLast((one) => one !== folds.current) ?? folds.current);
  const run = async () => {
    setBusy(true);
    setTold(null);
    try {
      setTold({ version, compared: await desk.compareFolds(Number(version)) });
    } finally {
      setBusy(false);
    }
  };
  const compared = told?.compared.kind === "compared" ? told.compared : null;
  const parting = compared?.parting;
  return (
    <>
      <p className={styles.muted}>
        {words.writtenUnder({ version: opened.header.fold, current: folds.current })}
      </p>
      <SelectField
        label={words.version()}
        options={folds.versions.map((one) => ({
          value: String(one),
          label: words.versionOf({ version: one }),
        }))}
        value={version}
        onChange={setChosen}
      />
      <div className={styles.buttons}>
        <Button size="small" busy={isBusy} onClick={() => void run()}>
          {words.run()}
        </Button>
      </div>
      <PartDone label={words.comparing()} part={part} onStop={() => void desk.stopComparing()} />
      <div role="status" className={styles.parts}>
        {told && compared && !parting ? (
          <p>{words.sameFold({ version: told.version, count: opened.length })}</p>
        ) : null}
        {told && parting ? (
          <>
            <p>{words.foldsPart({ version: told.version, position: formats.number(parting.position) })}</p>
            <ChangedLines numbers={[]} changes={parting.changes} total={parting.changes.length} nothing="" />
            <div className={styles.buttons}>
              <Button size="small" onClick={() => seek({ position: parting.position })}>
                {words.goThere()}
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </>
  );
}
