import { WhyLink } from "../../resource/cells/why-link.tsx";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { Glyph } from "../../ui/glyph.tsx";
import { type LiveNumber, NUMBERS, type NumberId, liveNumbers } from "./monitor-numbers.ts";
import { useMonitor, useShownFloor, useShownNow } from "./monitor-context.ts";
import { besideWords, valueWords } from "./number-words.ts";
import { EXPLAINED_NUMBERS } from "./monitor-lists.ts";
import styles from "./numbers-panel.module.css";
import { useStaleTime } from "./use-stale-time.ts";

interface NumbersPanelProps {
  /** Returns the path of a number's definition. */
  readonly hrefOf: (id: NumberId) => string;
  /** Returns the path of an explanation by its name in the URL; null if explanations are not offered. */
  readonly whyOf: ((name: string) => string) | null;
}

/** Returns the name of the explanation of a number in the URL. */
const explanationOf = (id: NumberId): string => (id === "service-level" ? "today" : id);

/** Panel of the current numbers and today's numbers, with their targets and links to their definitions. */
export function NumbersPanel({ hrefOf, whyOf }: NumbersPanelProps) {
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
        <div key={id} className={styles.cell} data-explained="">
          <a className={styles.number} href={hrefOf(id)} title={say.monitor.whatIsIt()}>
            <span className={styles.label}>{say.monitor.numbers[id]()}</span>
            <Value number={numbers?.[index] ?? null} stale={stale} />
          </a>
          {whyOf !== null && EXPLAINED_NUMBERS.has(explanationOf(id)) ? (
            <Why href={whyOf(explanationOf(id))} number={numbers?.[index] ?? null} />
          ) : null}
        </div>
      ))}
    </section>
  );
}

/** Opens the explanation of a number. It is always shown beside a number that misses its target. */
function Why({ href, number }: { href: string; number: LiveNumber | null }) {
  const { say } = useTexts();
  const formats = useFormats();
  if (number === null || number.value === null) return null;
  return (
    <WhyLink
      corner
      href={href}
      name={say.monitor.numbers[number.id]()}
      value={valueWords(number, { say, formats })}
      missed={isOffTarget(number)}
    />
  );
}

const isOffTarget = ({ standing }: LiveNumber): boolean => standing === "over" || standing === "far";

function Value({ number, stale }: { number: LiveNumber | null; stale: string | null }) {
  const { say } = useTexts();
  const words = { say, formats: useFormats() };
  return (
    <>
      <span className={styles.value}>{number === null ? say.unknown() : valueWords(number, words)}</span>
      {stale === null ? (
        <span className={styles.beside} data-standing={number?.standing}>
          {number !== null &&
          isOffTarget(number) &&
          (number.id !== "service-level" || number.standing === "far") ? (
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
