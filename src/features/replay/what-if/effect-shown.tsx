import { useEffect, useRef } from "react";
import { formatsOf } from "../../../../i18n/formats.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { measuredWords } from "../expectations/expectation-words.ts";
import { useTimeWords } from "../expectations/use-time-words.ts";
import { usePartDone } from "../inspector/use-part-done.ts";
import { useNames } from "../inspector/use-names.ts";
import { useEffectAt } from "./use-effect-at.ts";
import { PartDone } from "../inspector/part-done.tsx";
import { BrokenExpectations } from "./broken-expectations.tsx";
import { useFork } from "./fork.ts";
import { WaitingAround } from "./waiting-around.tsx";
import styles from "./what-if.module.css";

/**
 * The fork beside the recording: where they part, the numbers at the moment that is shown, and who waited
 * around it.
 */
export function EffectShown({ onLook }: { readonly onLook: () => void }) {
  const { version, first, counted, isMaking } = useFork();
  const { say, locale } = useTexts();
  const { desk, opened, seek } = useReplay();
  const timeOf = useTimeWords();
  const effect = useEffectAt(version);
  const nameOf = useNames();
  const shown = useRef<HTMLElement>(null);
  const making = useRef<HTMLDivElement>(null);
  const part = usePartDone(isMaking, () => desk.editedSoFar());
  const isLong = part !== null;
  const isThere = effect !== null && !isMaking;
  // What an edit makes is what one wants to see next.
  useEffect(() => {
    if (version > 0 && isThere) shown.current?.scrollIntoView({ block: "nearest" });
  }, [version, isThere]);
  useEffect(() => {
    if (isLong) making.current?.scrollIntoView({ block: "nearest" });
  }, [isLong]);
  const text = say.replay.whatIf;
  // What was there stays where making another is over sooner than anybody could read that it goes on.
  if (isLong) {
    return (
      <div ref={making}>
        <PartDone
          label={text.making()}
          part={part}
          onStop={() => void desk.stopEditing()}
          next="[role=dialog]"
        />
      </div>
    );
  }
  if (version === 0 || !effect) return null;
  const speech = { say, formats: formatsOf(locale, opened.header.zone) };
  const { measures, words } = say.replay.expectations;
  const valueOf = (number: (typeof effect.numbers)[number]["number"], value: number | null) =>
    value === null ? say.unknown() : measuredWords(number, value, speech);
  const called = ({ number, segment }: Pick<(typeof effect.numbers)[number], "number" | "segment">) =>
    segment === null
      ? measures[number]()
      : words.of({ number: measures[number](), segment: nameOf(segment) });
  return (
    <section ref={shown} aria-label={text.effect()} className={styles.part}>
      <h3>{text.effect()}</h3>
      <p role="status">
        {first ? (
          <button type="button" className={styles.way} onClick={() => seek({ time: first.now })}>
            {text.parts({
              time: timeOf(first.now),
              number: called(first),
              was: valueOf(first.number, first.was),
              is: valueOf(first.number, first.is),
            })}
          </button>
        ) : (
          text.same()
        )}
      </p>
      {counted ? (
        <p>
          <button type="button" className={styles.way} onClick={() => seek({ time: counted.by.now })}>
            {text.counted({
              left: counted.type,
              type: counted.by.type,
              event: speech.formats.number(counted.by.offset),
              time: timeOf(counted.by.now),
            })}
          </button>{" "}
          {text.leaveAll()}
        </p>
      ) : null}
      <BrokenExpectations speech={speech} />
      <table className={styles.numbers}>
        <thead>
          <tr>
            <th scope="col">{text.number()}</th>
            <th scope="col">{text.was()}</th>
            <th scope="col">{text.is()}</th>
          </tr>
        </thead>
        <tbody>
          {effect.numbers.map(({ number, segment, ...pair }) => {
            const [was, is] = [valueOf(number, pair.was), valueOf(number, pair.is)];
            // What differs by less than is written stands out in vain.
            return (
              <tr key={`${number} ${segment}`} data-differs={was === is ? undefined : ""}>
                <th scope="row">{called({ number, segment })}</th>
                <td>{was}</td>
                <td>{is}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={styles.acts}>
        <Button size="small" onClick={onLook}>
          {text.showInLists()}
        </Button>
      </div>
      <WaitingAround {...effect.waiting} now={effect.now} formats={speech.formats} />
    </section>
  );
}
