import type { ReactNode } from "react";
import type { CallMeasure, WhyMeasure } from "../../../../openapi/generated/console.ts";
import { CALL_MEASURES } from "../../../../streams/metrics/call-figures.ts";
import { EXPLAINED_BY } from "../../../../streams/metrics/why/measured.ts";
import { WhyLink } from "../../../resource/cells/why-link.tsx";
import { useTexts } from "../../../services/use-texts.ts";
import { Glyph } from "../../../ui/glyph.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { Popover } from "../../../ui/popover.tsx";
import { Sparkline } from "../../../ui/sparkline.tsx";
import type { MetricsRow } from "../frame/use-metrics.ts";
import { Change } from "../frame/change.tsx";
import { changeOf, type ServiceLevel, useMeasureWords, type Value } from "../frame/use-measure-words.ts";
import { Definition, type DefinitionProps } from "./definition.tsx";
import styles from "./key-figures.module.css";

/** Measures over all contacts, also those that never entered a queue. */
const OF_CONTACTS = [
  "answered",
  "longestWait",
  "contacts",
  "contactWait",
  "contactWaitMedian",
  "contactServiceTime",
  "contactServiceTimeMedian",
  "hangRate",
] as const satisfies readonly CallMeasure[];

/** Measures that the key figures show, whichever service level is selected. */
export const KEY_MEASURES = [
  "abandonRate",
  "averageSpeedOfAnswer",
  "averageHandleTime",
  "offered",
  ...OF_CONTACTS,
] as const satisfies readonly CallMeasure[];

interface KeyFiguresProps {
  readonly level: ServiceLevel;
  readonly onLevel: (level: ServiceLevel) => void;
  /** Undefined while the numbers load. */
  readonly row: MetricsRow | undefined;
  /** Row of the comparison; undefined without one. */
  readonly was: MetricsRow | undefined;
  /** Rows of each interval of the period, in order. */
  readonly series: readonly MetricsRow[];
  readonly hrefOf: DefinitionProps["hrefOf"];
  /** Returns the link to the explanation of a number. */
  readonly whyOf: (measure: WhyMeasure) => string;
  /** True while newer numbers load, or after they failed to. */
  readonly old: boolean;
}

/** The key figures of the period, each with its target, the comparison and its definition. */
export function KeyFigures({ level, onLevel, row, was, series, hrefOf, whyOf, old }: KeyFiguresProps) {
  const text = useTexts().say.insights.summary;
  const figures: readonly CallMeasure[] = [
    level,
    "abandonRate",
    "averageSpeedOfAnswer",
    "averageHandleTime",
    "offered",
  ];
  const common = { row, was, onLevel, hrefOf, whyOf };
  return (
    <>
      <Panel aria-label={text.numbers()} old={old}>
        <div className={styles.figures}>
          {figures.map((measure) => (
            <Figure key={measure} measure={measure} level={level} series={series} {...common} />
          ))}
        </div>
      </Panel>
      <Panel aria-label={text.contacts()} old={old}>
        <dl className={styles.strip}>
          {OF_CONTACTS.map((measure) => (
            <SmallFigure key={measure} measure={measure} {...common} />
          ))}
        </dl>
      </Panel>
    </>
  );
}

interface FigureProps extends Pick<KeyFiguresProps, "row" | "was" | "onLevel" | "hrefOf" | "whyOf"> {
  readonly measure: CallMeasure;
}

function Figure({
  measure,
  level,
  series,
  ...shared
}: FigureProps & Pick<KeyFiguresProps, "level" | "series">) {
  const { row, was, whyOf } = shared;
  const words = useMeasureWords();
  const value = row?.values[measure];
  return (
    <section className={styles.figure} data-explained="" aria-label={words.nameOf(measure)}>
      <p className={styles.name}>{words.nameOf(measure)}</p>
      <Why measure={measure} row={row} whyOf={whyOf} corner />
      <div className={styles.main}>
        <ValueButton measure={measure} {...shared} isLevel={measure === level} />
        <Course measure={measure} series={series} />
      </div>
      <Gap measure={measure} value={value} calls={row?.sums["calls"] ?? 0} />
      {was?.values[measure] === undefined ? null : (
        <Was measure={measure} value={value} was={was.values[measure]} />
      )}
    </section>
  );
}

function Why({
  measure,
  row,
  whyOf,
  corner = false,
}: Pick<FigureProps, "measure" | "row" | "whyOf"> & { readonly corner?: boolean }) {
  const words = useMeasureWords();
  const value = row?.values[measure];
  const explanation = EXPLAINED_BY[measure];
  if (typeof value !== "number" || !explanation) return null;
  return (
    <WhyLink
      corner={corner}
      href={whyOf(explanation)}
      name={words.nameOf(measure)}
      value={words.valueOf(measure, value)}
      missed={words.againstTarget(measure, value)?.isMissed ?? false}
    />
  );
}

function SmallFigure({ measure, ...shared }: FigureProps) {
  const { row, was, whyOf } = shared;
  const words = useMeasureWords();
  return (
    <div className={styles.small} data-explained="">
      <dt className={styles.name}>{words.nameOf(measure)}</dt>
      <dd>
        <ValueButton measure={measure} {...shared} isLevel={false} />
        <Why measure={measure} row={row} whyOf={whyOf} />
        {was?.values[measure] === undefined ? null : (
          <Was measure={measure} value={row?.values[measure]} was={was.values[measure]} />
        )}
      </dd>
    </div>
  );
}

/** A value that opens its definition. */
function ValueButton({
  measure,
  row,
  onLevel,
  hrefOf,
  isLevel,
}: Omit<FigureProps, "was" | "whyOf"> & { isLevel: boolean }) {
  const words = useMeasureWords();
  if (row?.values[measure] === undefined) return <span className={styles.waiting} aria-hidden="true" />;
  return (
    <DefinedValue name={words.nameOf(measure)} shown={words.valueOf(measure, row.values[measure])}>
      <Definition measure={measure} row={row} hrefOf={hrefOf} {...(isLevel ? { onLevel } : {})} />
    </DefinedValue>
  );
}

interface DefinedValueProps {
  readonly name: string;
  readonly shown: string;
  /** The definition. */
  readonly children: ReactNode;
}

/** A number as a button that opens its definition. */
export function DefinedValue({ name, shown, children }: DefinedValueProps) {
  const text = useTexts().say.insights.summary;
  return (
    <Popover
      label={name}
      renderTrigger={(trigger) => (
        <button
          type="button"
          {...trigger}
          className={styles.value}
          aria-label={text.definition.open({ name, value: shown })}
        >
          {shown}
        </button>
      )}
    >
      {() => children}
    </Popover>
  );
}

/** The course of a value over the period, without axes. */
function Course({ measure, series }: { measure: CallMeasure; series: readonly MetricsRow[] }) {
  const words = useMeasureWords();
  const values = series.map(({ values: row }) => row[measure] ?? null);
  const known = values.filter((value) => value !== null);
  if (known.length < 2) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return (
    <span className={styles.course}>
      <Sparkline
        values={values}
        places={values.length}
        domain={low === high ? [low - 1, high + 1] : [low, high]}
        height={24}
        label={`${words.nameOf(measure)}: ${words.valueOf(measure, low)} – ${words.valueOf(measure, high)}`}
      />
    </span>
  );
}

/** The distance of a value to its target, or why it has none. */
function Gap({ measure, value, calls }: { measure: CallMeasure; value: Value; calls: number }) {
  const text = useTexts().say.insights.summary;
  const words = useMeasureWords();
  if (value === undefined) return <p className={styles.gap} />;
  if (value === null) return <p className={styles.gap}>{words.reasonOf(measure, calls)}</p>;
  const standing = words.againstTarget(measure, value);
  if (!standing) return <p className={styles.gap}>{text.noTarget()}</p>;
  const { isMissed } = standing;
  return (
    <p className={styles.gap} data-missed={isMissed ? "" : undefined} data-met={isMissed ? undefined : ""}>
      <Glyph name={isMissed ? "warning" : "done"} />
      {standing.text}
    </p>
  );
}

/** The value of the comparison, and the change since. */
export function Was({ measure, value, was }: { measure: CallMeasure; value: Value; was: Value }) {
  const text = useTexts().say.insights.summary;
  const words = useMeasureWords();
  const change = changeOf(measure, value, was);
  const before = words.valueOf(measure, was);
  const shown = { value: before, change: words.differenceOf(measure, change ?? 0) };
  const isSame = change !== null && words.valueOf(measure, value) === before;
  return (
    <p className={styles.was}>
      {change === null ? (
        text.was(shown)
      ) : isSame ? (
        text.wasSame(shown)
      ) : (
        <Change of={CALL_MEASURES[measure]} by={change}>
          {change > 0 ? text.wasUp(shown) : text.wasDown(shown)}
        </Change>
      )}
    </p>
  );
}
