import type { CallMeasure } from "../../../../openapi/generated/console.ts";
import {
  CALL_MEASURES,
  type MeasureDefinition,
  SERVICE_LEVELS,
  type SumName,
} from "../../../../streams/metrics/call-figures.ts";
import {
  countedCalls,
  type CountedCalls,
  countedSum,
  countIn,
} from "../../../../streams/metrics/counted-calls.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import type { MetricsRow } from "../frame/use-metrics.ts";
import { type ServiceLevel, useMeasureWords } from "../frame/use-measure-words.ts";
import styles from "./definition.module.css";

export interface DefinitionProps {
  readonly measure: CallMeasure;
  /** Row whose sums the value is computed from. */
  readonly row: MetricsRow;
  /** Returns the link to the calls that a number counts; the longest waits first, if asked. */
  readonly hrefOf: (calls: CountedCalls, longest?: boolean) => string;
  /** Selects another definition of the service level, if the measure is one. */
  readonly onLevel?: (level: ServiceLevel) => void;
}

/** The definition of a number: a sentence, its calculation with the sums, and a link to its calls. */
export function Definition({ measure, row, hrefOf, onLevel }: DefinitionProps) {
  const text = useTexts().say.insights.summary;
  const words = useMeasureWords();
  const { version } = CALL_MEASURES[measure];
  const counted = countedCalls(measure);
  const calls = countIn(counted, row.sums);
  return (
    <div className={styles.definition}>
      <h2>{words.nameOf(measure)}</h2>
      <p className={styles.means}>{words.meansOf(measure)}</p>
      <Fraction measure={measure} row={row} hrefOf={hrefOf} />
      {onLevel ? <Levels measure={measure} row={row} onLevel={onLevel} /> : null}
      <p className={styles.foot}>
        <span>
          {calls === null ? null : `${text.from({ count: calls })} · `}
          {text.definition.version({ version })}
        </span>
        <TextLink href={hrefOf(counted, measure === "longestWait")}>{text.definition.calls()}</TextLink>
      </p>
    </div>
  );
}

/** The calculation of a measure: the sums above and below the line, and the result. */
function Fraction({ measure, row, hrefOf }: Omit<DefinitionProps, "onLevel">) {
  const text = useTexts().say.insights.summary;
  const words = useMeasureWords();
  const { over, under, median } = CALL_MEASURES[measure];
  const value = row.values[measure];
  const result =
    value === null
      ? `${text.noValue()} (${words.reasonOf(measure, row.sums["calls"] ?? 0)})`
      : words.valueOf(measure, value);
  if (median || over[0] === "longestWait")
    return (
      <p className={styles.fraction}>
        <span>{median ? text.definition.median() : text.definition.longest()}</span>
        <strong>= {result}</strong>
      </p>
    );
  return (
    <p className={styles.fraction} aria-label={text.definition.fraction()} role="group">
      <span className={styles.parts}>
        <Sums names={over} row={row} hrefOf={hrefOf} />
        {under ? <Sums names={under} row={row} hrefOf={hrefOf} below /> : null}
      </span>
      <strong>= {result}</strong>
    </p>
  );
}

/** Sums that are durations, ms. */
const DURATIONS: ReadonlySet<SumName> = new Set(["waited", "waitedAbandoned", "handled", "queued", "served"]);

interface SumsProps extends Pick<DefinitionProps, "row" | "hrefOf"> {
  readonly names: MeasureDefinition["over"];
  readonly below?: boolean;
}

/** Sums with their values; a sum that counts calls leads to them. */
function Sums({ names, row, hrefOf, below }: SumsProps) {
  const formats = useFormats();
  const words = useMeasureWords();
  return (
    <span className={below ? styles.below : undefined}>
      {names.map((signed, index) => {
        const isMinus = signed.startsWith("-");
        const name = (isMinus ? signed.slice(1) : signed) as SumName; // without its sign, it is the name of a sum
        const sum = row.sums[name] ?? 0;
        const counted = countedSum(name);
        const shown = DURATIONS.has(name) ? formats.timeUnit(sum) : formats.number(sum);
        const sign = isMinus ? " − " : index > 0 ? " + " : "";
        return (
          <span key={name}>
            {sign}
            {words.sumOf(name)}{" "}
            {counted && sum > 0 ? (
              <TextLink href={hrefOf({ of: [counted], but: [] })}>{shown}</TextLink>
            ) : (
              <b>{shown}</b>
            )}
          </span>
        );
      })}
    </span>
  );
}

/** The five definitions of the service level, each with its value over the same calls. */
function Levels({
  measure,
  row,
  onLevel,
}: Pick<DefinitionProps, "measure" | "row"> & { onLevel: (level: ServiceLevel) => void }) {
  const text = useTexts().say.insights.summary.definition;
  const words = useMeasureWords();
  return (
    <div className={styles.levels}>
      <h3>{text.compare()}</h3>
      <p className={styles.same}>{text.same({ count: row.sums["calls"] ?? 0 })}</p>
      {SERVICE_LEVELS.map((level) => (
        <button
          key={level}
          type="button"
          className={styles.level}
          aria-pressed={level === measure}
          title={words.meansOf(level)}
          onClick={() => onLevel(level)}
        >
          <span>{words.nameOf(level)}</span>
          <b>{words.valueOf(level, row.values[level])}</b>
        </button>
      ))}
    </div>
  );
}
