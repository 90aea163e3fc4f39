import { useState } from "react";
import { type ComparedFolds, useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ChangedLines } from "./changed-lines.tsx";
import styles from "./inspector.module.css";
import { PartDone } from "./part-done.tsx";
import { useAnswerWithin } from "../use-answer-within.ts";
import { useAsked } from "../use-asked.ts";
import { usePartDone } from "./use-part-done.ts";
import { useShown } from "./use-shown.ts";

/** Compares the recording with itself under another version of the fold, and shows their first difference. */
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

/** Compares the states at two positions. */
export function ComparePositions() {
  const { desk, opened, seek } = useReplay();
  const { position } = useShown();
  const { say } = useTexts();
  const formats = useFormats();
  const answerWithin = useAnswerWithin();
  const words = say.replay.inspector.compare;
  const [texts, setTexts] = useState(() => ({
    one: String(Math.max(0, position - 1)),
    other: String(position),
  }));
  const positionOf = (text: string) =>
    /^\d+$/.test(text.trim()) && Number(text) <= opened.length ? Number(text) : null;
  const [one, other] = [positionOf(texts.one), positionOf(texts.other)];
  const { answer, isOld } = useAsked(`${one} ${other}`, async () =>
    one === null || other === null ? null : desk.diffStates(one, other, answerWithin),
  );
  const wrong = words.positionWrong({ last: formats.number(opened.length) });
  const field = (name: keyof typeof texts, label: string, value: number | null) => (
    <div className={styles.position}>
      <TextField
        label={label}
        inputMode="numeric"
        value={texts[name]}
        onChange={(text) => setTexts({ ...texts, [name]: text })}
        error={value === null ? wrong : undefined}
      />
      <div className={styles.buttons}>
        <Button kind="quiet" size="small" onClick={() => setTexts({ ...texts, [name]: String(position) })}>
          {words.here()}
        </Button>
        {value === null ? null : (
          <Button kind="quiet" size="small" onClick={() => seek({ position: value })}>
            {words.goThere()}
          </Button>
        )}
      </div>
    </div>
  );
  return (
    <>
      <div className={styles.pair}>
        {field("one", words.one(), one)}
        {field("other", words.other(), other)}
      </div>
      {answer && !isOld ? (
        <div role="status" className={styles.parts}>
          {answer.numbers.length === 0 && answer.parts.length === 0 ? (
            <p className={styles.none}>{words.sameState()}</p>
          ) : null}
          {answer.numbers.length === 0 ? null : (
            <section>
              <h3 className={styles.heading}>{words.numbers()}</h3>
              <ChangedLines numbers={answer.numbers} changes={[]} total={0} nothing="" />
            </section>
          )}
          {answer.parts.map(({ part, total, changes }) => (
            <section key={part}>
              <h3 className={styles.heading}>
                {part} <span className={styles.muted}>{formats.number(total)}</span>
              </h3>
              <ChangedLines numbers={[]} changes={changes} total={total} nothing="" />
            </section>
          ))}
        </div>
      ) : null}
    </>
  );
}
