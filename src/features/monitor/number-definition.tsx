import { useState } from "react";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import styles from "./details.module.css";
import { EventTrail } from "./event-trail.tsx";
import { eventsBehind, uncounted } from "./events-behind.ts";
import { NUMBERS, type NumberId, liveNumbers } from "./live-numbers.ts";
import { useMonitor, useShownFloor, useShownNow } from "./monitor-context.ts";
import { besideWords, valueWords } from "./number-words.ts";

/** What a number means: its sentence, its formula, over what it is taken, and the events behind it. */
export function NumberDefinition({ id }: { id: NumberId }) {
  const { source, targets } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const floor = useShownFloor();
  const now = useShownNow();
  const today = source.today();
  const text = say.details.definition;
  const number =
    floor && now !== null && today
      ? liveNumbers(floor.state, now, today.day, targets)[NUMBERS.indexOf(id)]
      : undefined;
  const ofToday = id === "service-level" || id === "speed-of-answer" || id === "abandonment";
  return (
    <div className={styles.body}>
      <p className={styles.sentence}>{text.what[id]()}</p>
      <dl className={styles.facts}>
        <dt>{text.now()}</dt>
        <dd>
          <strong className={styles.value}>
            {number ? valueWords(number, { say, formats }) : say.unknown()}
          </strong>
          {number ? <span className={styles.muted}>{besideWords(number, { say, formats })}</span> : null}
        </dd>
        <dt>{text.formula()}</dt>
        <dd>
          <code className={styles.formula}>{text.formulas[id]()}</code>
        </dd>
        <dt>{text.scope()}</dt>
        <dd>
          {ofToday && today && floor
            ? text.today({ day: formats.day(today.start, floor.state.zone), zone: floor.state.zone })
            : text.thisMoment()}
          {id === "service-level" ? (
            <span className={styles.muted}>{text.threshold({ seconds: targets.answerWithinSeconds })}</span>
          ) : null}
        </dd>
      </dl>
      <h3 className={styles.heading}>{text.events()}</h3>
      {floor && today ? <EventsOf id={id} /> : null}
    </div>
  );
}

/** The events as they were when one opened the definition: they do not run away under the reader. */
function EventsOf({ id }: { id: NumberId }) {
  const { source } = useMonitor();
  const [{ query, without }] = useState(() => {
    const [floor, today] = [source.get(), source.today()];
    return floor && today
      ? { query: eventsBehind(id, floor, today), without: uncounted(floor.state) }
      : { query: null, without: new Set<number>() };
  });
  return <EventTrail query={query} without={without} naming />;
}
