import { useState } from "react";
import { useReplay } from "../../../services/replay.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { ChangedLines } from "./changed-lines.tsx";
import styles from "./inspector.module.css";
import { useAsked } from "../use-asked.ts";
import { useAnswerWithin } from "../use-answer-within.ts";
import { useShown } from "./use-shown.ts";

/** The state at one position beside that at another. */
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
