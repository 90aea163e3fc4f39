import { useEffect, useRef, useState } from "react";
import { type Formats, formatsOf } from "../../../../i18n/formats.ts";
import { useReplay } from "../../../services/replay.ts";
import { useTexts } from "../../../services/use-texts.ts";
import { Button } from "../../../ui/button.tsx";
import { measuredWords } from "../expectations/expectation-words.ts";
import { useTimeWords } from "../expectations/use-time-words.ts";
import { useNames } from "../inspector/use-names.ts";
import { PartDone, usePartDone } from "../inspector/part-done.tsx";
import { BrokenExpectations } from "./broken-expectations.tsx";
import { useFork } from "./fork.ts";
import whatIf from "./what-if.module.css";
import styles from "./effect-shown.module.css";
import { waitingSteps } from "./waiting-steps.ts";
import type { Effect } from "../../../../streams/replay/what-if/effect.ts";
import { useAnswerWithin } from "../use-answer-within.ts";

/**
 * Comparison of the edited with the original replay file: their first difference, the numbers at the shown
 * moment, and the waiting customers around that moment.
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
  const isReady = effect !== null && !isMaking;
  // Scrolls to the effect of a new edit.
  useEffect(() => {
    if (version > 0 && isReady) shown.current?.scrollIntoView({ block: "nearest" });
  }, [version, isReady]);
  useEffect(() => {
    if (isLong) making.current?.scrollIntoView({ block: "nearest" });
  }, [isLong]);
  const text = say.replay.whatIf;
  // Only a long computation shows its progress. During a short one, the previous effect stays.
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
  const labelOf = ({ number, segment }: Pick<(typeof effect.numbers)[number], "number" | "segment">) =>
    segment === null
      ? measures[number]()
      : words.of({ number: measures[number](), segment: nameOf(segment) });
  return (
    <section ref={shown} aria-label={text.effect()} className={whatIf.part}>
      <h3>{text.effect()}</h3>
      <p role="status">
        {first ? (
          <button type="button" className={whatIf.way} onClick={() => seek({ time: first.now })}>
            {text.parts({
              time: timeOf(first.now),
              number: labelOf(first),
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
          <button type="button" className={whatIf.way} onClick={() => seek({ time: counted.by.now })}>
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
      <table className={whatIf.numbers}>
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
            // Differences below the displayed precision are not highlighted.
            return (
              <tr key={`${number} ${segment}`} data-differs={was === is ? undefined : ""}>
                <th scope="row">{labelOf({ number, segment })}</th>
                <td>{was}</td>
                <td>{is}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className={whatIf.acts}>
        <Button size="small" onClick={onLook}>
          {text.showInLists()}
        </Button>
      </div>
      <WaitingAround {...effect.waiting} now={effect.now} formats={speech.formats} />
    </section>
  );
}

interface WaitingAroundProps {
  /**
   * Numbers of waiting customers at equal intervals, in the original (`was`) and the edited replay file
   * (`is`); null outside of the file.
   */
  readonly was: readonly (number | null)[];
  readonly is: readonly (number | null)[];
  /** The moment (ms) in the middle of the drawing. */
  readonly now: number;
  /** Formats in the zone of the replay file. */
  readonly formats: Formats;
}

const BOX = { width: 600, height: 72 };

/** Waiting customers around a moment: the original and the edited replay file in one drawing. */
function WaitingAround({ was, is, now, formats }: WaitingAroundProps) {
  const { say } = useTexts();
  const text = say.replay.whatIf;
  const highest = Math.max(1, mostOf(was), mostOf(is));
  const sides = [
    { id: "was", text: text.most({ side: text.was(), count: formats.number(mostOf(was)) }) },
    { id: "is", text: text.most({ side: text.is(), count: formats.number(mostOf(is)) }) },
  ];
  return (
    <figure className={styles.around}>
      <figcaption className={styles.head}>
        <span>{text.waitingAround()}</span>
        {sides.map(({ id, text }) => (
          <span key={id} className={styles.side} data-side={id}>
            {text}
          </span>
        ))}
      </figcaption>
      <div className={styles.plot}>
        <span className={styles.highest}>{formats.number(highest)}</span>
        <svg
          className={styles.drawing}
          viewBox={`0 0 ${BOX.width} ${BOX.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
        >
          <path className={styles.rule} d={`M0 0h${BOX.width}M0 ${BOX.height}h${BOX.width}`} />
          <path className={styles.was} d={waitingSteps(was, highest, BOX).area} />
          <path className={styles.is} d={waitingSteps(is, highest, BOX).line} />
          <path className={styles.now} d={`M${BOX.width / 2} 0v${BOX.height}`} />
        </svg>
      </div>
      <p className={styles.times}>
        {[now - AROUND, now, now + AROUND].map((instant) => (
          <time key={instant} dateTime={new Date(instant).toISOString()} title={formats.moment(instant)}>
            {formats.day(instant) === formats.day(now) ? formats.time(instant) : formats.minute(instant)}
          </time>
        ))}
      </p>
    </figure>
  );
}

const mostOf = (counts: readonly (number | null)[]): number =>
  Math.max(0, ...counts.map((count) => count ?? 0));

/** Duration drawn before and after the moment, ms. */
const AROUND = 1_800_000;
const POINTS = 120;

/** The effect at a moment (ms). */
interface EffectAt extends Effect {
  readonly now: number;
}

/** Returns the effect of the fork at the shown moment. Only one request is pending at a time. */
function useEffectAt(version: number): EffectAt | null {
  const { desk, shown } = useReplay();
  const answerWithin = useAnswerWithin();
  const [effect, setEffect] = useState<EffectAt | null>(null);
  useEffect(() => {
    if (version === 0) return;
    const left = new AbortController();
    let isRequesting = false;
    let asked = NaN;
    const look = async () => {
      if (isRequesting) return;
      isRequesting = true;
      for (let { now } = shown.get(); now !== asked && !left.signal.aborted; { now } = shown.get()) {
        asked = now;
        const answer = await desk.effect(now, now - AROUND, now + AROUND, POINTS, answerWithin);
        if (!left.signal.aborted) setEffect({ ...answer, now });
      }
      isRequesting = false;
    };
    const onChange = () => void look();
    onChange();
    const end = shown.subscribe(onChange);
    return () => {
      left.abort();
      end();
    };
  }, [desk, shown, version, answerWithin]);
  return version === 0 ? null : effect;
}
