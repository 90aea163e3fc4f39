import { useReplay } from "../../../services/replay.ts";
import { Icon } from "../../../ui/icon.tsx";
import { type BookEntry, useBook } from "../expectations/expectation-book.ts";
import { evidenceWords } from "../expectations/evidence-words.ts";
import { type ExpectationSpeech, expectationWords } from "../expectations/expectation-words.ts";
import { useTimeWords } from "../expectations/use-time-words.ts";
import styles from "./what-if.module.css";

/**
 * Expectations that are violated only in the edited replay file. Selecting the evidence moves the replay to
 * the moment of the evidence.
 */
export function BrokenExpectations({ speech }: { readonly speech: ExpectationSpeech }) {
  const { entries } = useBook();
  const text = speech.say.replay.whatIf.expectations;
  if (entries.length === 0) return null;
  const isRunning = entries.some(({ outcomes }) => outcomes.edited === null || outcomes.recorded === null);
  const broken = entries.filter(
    ({ outcomes }) => outcomes.edited?.state === "broken" && outcomes.recorded?.state !== "broken",
  );
  const mended = entries.filter(
    ({ outcomes }) => outcomes.edited?.state === "met" && outcomes.recorded?.state === "broken",
  ).length;
  return (
    <section aria-label={text.title()} className={styles.part}>
      <h3>{text.title()}</h3>
      <p role="status">
        {isRunning
          ? text.running()
          : broken.length > 0
            ? text.broken({ broken: broken.length, count: entries.length })
            : text.same({ count: entries.length })}
        {!isRunning && mended > 0 ? ` ${text.mended({ count: mended })}` : ""}
      </p>
      {isRunning || broken.length === 0 ? null : (
        <ul className={styles.broken}>
          {broken.map((entry) => (
            <BrokenLine key={entry.id} entry={entry} speech={speech} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BrokenLine({
  entry: { expectation, outcomes },
  speech,
}: {
  readonly entry: BookEntry;
  readonly speech: ExpectationSpeech;
}) {
  const { seek } = useReplay();
  const timeOf = useTimeWords();
  const outcome = outcomes.edited;
  if (!outcome) return null;
  const { operator, condition } = expectationWords(expectation, speech);
  const evidence = evidenceWords(expectation, outcome, speech, timeOf);
  const { now } = outcome.evidence ?? { now: null };
  return (
    <li>
      <span className={styles.sign}>
        <Icon name="x" size={12} />
      </span>
      <span>
        <b>{operator}</b> {condition}
        <br />
        {now === null ? (
          evidence
        ) : (
          <button
            type="button"
            className={styles.way}
            title={speech.say.replay.expectations.seek({ time: timeOf(now) })}
            onClick={() => seek({ time: now })}
          >
            {evidence}
          </button>
        )}
      </span>
    </li>
  );
}
