import { useRef, useState } from "react";
import { ClockTime } from "../../../resource/cells/clock-time.tsx";
import { DayChange } from "../../../resource/cells/day-change.tsx";
import { type Compared, type ComparedFolds, useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { DropZone } from "../../../ui/drop-zone.tsx";
import { Segmented } from "../../../ui/segmented.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { refusalWords } from "../opening/refusal-words.ts";
import { useAnswerWithin } from "../use-answer-within.ts";
import { useLatestRequest } from "../use-latest-request.ts";
import { ChangedLines } from "./changed-lines.tsx";
import styles from "./inspector.module.css";
import { PartDone, usePartDone } from "./part-done.tsx";
import { useShown } from "./use-shown.ts";

const WHICH = ["positions", "recording", "fold"] as const;
type Which = (typeof WHICH)[number];

/**
 * Compares two positions of the replay file, two replay files, or two versions of the fold. The fold is the
 * code that derives the floor from events.
 */
export function CompareTab() {
  const { say } = useTexts();
  const words = say.replay.inspector.compare;
  const [which, setWhich] = useState<Which>("positions");
  return (
    <div className={styles.tab}>
      <Segmented
        label={words.which()}
        wide
        options={WHICH.map((value) => ({ value, label: words.with[value]() }))}
        value={which}
        onChange={setWhich}
      />
      {which === "positions" ? (
        <ComparePositions />
      ) : which === "recording" ? (
        <CompareRecordings />
      ) : (
        <CompareFolds />
      )}
    </div>
  );
}

/**
 * Computes the floor with the current and with another version of the fold, and shows the first difference.
 */
function CompareFolds() {
  const { desk, opened, seek } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector.compare;
  const folds = useLatestRequest("", () => desk.foldVersions()).answer;
  const [chosen, setChosen] = useState<string | null>(null);
  const [result, setResult] = useState<{ readonly version: string; readonly compared: ComparedFolds } | null>(
    null,
  );
  const [isBusy, setBusy] = useState(false);
  const part = usePartDone(isBusy, () => desk.comparedSoFar());
  if (!folds) return null;
  const version = chosen ?? String(folds.versions.findLast((one) => one !== folds.current) ?? folds.current);
  const run = async () => {
    setBusy(true);
    setResult(null);
    try {
      setResult({ version, compared: await desk.compareFolds(Number(version)) });
    } finally {
      setBusy(false);
    }
  };
  const compared = result?.compared.kind === "compared" ? result.compared : null;
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
        {result && compared && !parting ? (
          <p>{words.sameFold({ version: result.version, count: opened.length })}</p>
        ) : null}
        {result && parting ? (
          <>
            <p>{words.foldsPart({ version: result.version, position: formats.number(parting.position) })}</p>
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
function ComparePositions() {
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
  const { answer, isOld } = useLatestRequest(`${one} ${other}`, async () =>
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

/**
 * Compares the replay file with another one, and lists the events that are missing in one of them or differ,
 * in order.
 */
function CompareRecordings() {
  const { desk, opened, seek } = useReplay();
  const { say } = useTexts();
  const formats = useFormats();
  const words = say.replay.inspector.compare;
  const { zone } = opened.header;
  const [result, setResult] = useState<Compared | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = useRef(0);
  const part = usePartDone(isBusy, () => desk.comparedSoFar());
  const read = async (file: File | undefined) => {
    if (!file) return;
    const thisRun = ++run.current;
    setBusy(true);
    try {
      const answer = await desk.compareWith(file, file.name);
      // After canceling, the previous result stays.
      if (answer.kind !== "stopped") setResult(answer);
    } finally {
      if (run.current === thisRun) setBusy(false);
    }
  };
  const compared = part === null ? result : null;
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

/**
 * Returns the time (ms) of the event that differs. Uses the event of the other replay file if only that file
 * contains it.
 */
const timeOf = ({ first, second }: Sides): number => Date.parse((first ?? second)?.time ?? "");
