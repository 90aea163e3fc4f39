import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { type LiveNumber, NUMBERS, type NumberId, liveNumbers } from "./monitor-numbers.ts";
import { useMonitor, useShownFloor, useShownNow } from "./monitor-context.ts";
import { besideWords, valueWords } from "./number-words.ts";
import styles from "./numbers-panel.module.css";
import { useStaleTime } from "./use-stale-time.ts";

interface NumbersPanelProps {
  /** Returns the path of a number's definition. */
  readonly hrefOf: (id: NumberId) => string;
}

/** Panel of the current numbers and today's numbers, with their targets and links to their definitions. */
export function NumbersPanel({ hrefOf }: NumbersPanelProps) {
  const { say } = useTexts();
  const stale = useStaleTime();
  const numbers = useLiveNumbers();
  return (
    <section
      className={styles.panel}
      aria-label={say.monitor.numbersLabel()}
      data-stale={stale === null ? undefined : ""}
    >
      {NUMBERS.map((id, index) => (
        <a key={id} className={styles.number} href={hrefOf(id)} title={say.monitor.whatIsIt()}>
          <span className={styles.label}>{say.monitor.numbers[id]()}</span>
          <Value number={numbers?.[index] ?? null} stale={stale} />
        </a>
      ))}
    </section>
  );
}

function Value({ number, stale }: { number: LiveNumber | null; stale: string | null }) {
  const { say } = useTexts();
  const words = { say, formats: useFormats() };
  const isOffTarget = number !== null && (number.standing === "over" || number.standing === "far");
  return (
    <>
      <span className={styles.value}>{number === null ? say.unknown() : valueWords(number, words)}</span>
      {stale === null ? (
        <span className={styles.beside} data-standing={number?.standing}>
          {isOffTarget && (number.id !== "service-level" || number.standing === "far") ? (
            <Glyph name="warning" />
          ) : null}
          {number?.id === "abandonment" && number.standing === "well" ? <Glyph name="free" /> : null}
          {number === null ? " " : besideWords(number, words)}
        </span>
      ) : (
        <span className={styles.beside} data-standing="over">
          <Glyph name="warning" />
          {stale}
        </span>
      )}
    </>
  );
}

/** Returns the displayed numbers; null before the floor is known. */
function useLiveNumbers(): readonly LiveNumber[] | null {
  const { source, targets } = useMonitor();
  const floor = useShownFloor();
  const now = useShownNow();
  const day = source.today()?.day;
  return floor === null || now === null || day === undefined
    ? null
    : liveNumbers(floor.state, now, day, targets);
}
