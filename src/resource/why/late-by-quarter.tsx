import { type KeyboardEvent, useState } from "react";
import { isByDay, type LateColumn } from "../../../streams/metrics/why/columns.ts";
import { QUARTER } from "../../../streams/metrics/why/quarter-hours.ts";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import type { Explained, ExplainedBlock, LateFilter } from "./explained.ts";
import drawn from "./late-by-quarter.module.css";
import styles from "./why.module.css";

interface LateByQuarterProps {
  readonly explained: Explained;
  readonly zone: string;
  readonly nameOf: (segment: string) => string;
  readonly onFilter: (filter: LateFilter) => void;
}

const HEIGHT = 79;
/** Maximum number of labels below the columns. */
const LABELS = 4;
/** The same for days, whose labels are longer. */
const DAYS = 3;

/**
 * Late calls of each quarter hour as columns, with the quarter hours of the block marked. Arrow keys walk the
 * columns; Enter lists the late calls of one. Below, the number of agents who took calls.
 */
export function LateByQuarter({ explained, zone, nameOf, onFilter }: LateByQuarterProps) {
  const { say } = useTexts();
  const { time, day } = useFormats();
  const { measure, block, columns } = explained;
  const byDay = isByDay(explained);
  const [focused, setFocused] = useState(0);
  const most = Math.max(1, ...columns.map(({ late }) => late));
  const text = say.why.byQuarter;
  const nameOfTime = (from: number) => (byDay ? day(from, zone) : time(from, zone));
  const nameOfColumn = ({ from, late, calls }: LateColumn) =>
    text.lateAt({ time: nameOfTime(from), late, calls, what: say.why.late[measure]({ count: late }) });
  const walk = (event: KeyboardEvent<HTMLOListElement>) => {
    const next = { ArrowLeft: focused - 1, ArrowRight: focused + 1, Home: 0, End: columns.length - 1 }[
      event.key
    ];
    if (next === undefined || !columns[next]) return;
    event.preventDefault();
    setFocused(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <section>
      <header className={styles.head}>
        <h3>{byDay ? text.days() : text.title()}</h3>
        <span className={styles.note}>{say.why.late[measure]({ count: explained.late })}</span>
        {block?.segment ? (
          <span className={styles.key}>
            <span data-named="">{nameOf(block.segment)}</span>
            <span>{text.others()}</span>
          </span>
        ) : null}
      </header>
      {/* The list handles the keys of its buttons. */}
      <ol className={drawn.columns} onKeyDown={walk} aria-label={byDay ? text.days() : text.title()}>
        {columns.map((column, place) => {
          const { from, until, late, lateInBlockSegment } = column;
          return (
            <li
              key={from}
              data-named={block && from < block.until && until > block.from ? "" : undefined}
              data-running={!byDay && until - from < QUARTER && until === explained.until ? "" : undefined}
            >
              <button
                type="button"
                className={drawn.column}
                tabIndex={place === focused ? 0 : -1}
                aria-label={nameOfColumn(column)}
                title={nameOfColumn(column)}
                onFocus={() => setFocused(place)}
                onClick={() => onFilter({ from, until })}
              >
                <span style={{ height: ((late - lateInBlockSegment) / most) * HEIGHT }} />
                <span data-named="" style={{ height: (lateInBlockSegment / most) * HEIGHT }} />
              </button>
            </li>
          );
        })}
      </ol>
      <TakingSteps block={block} from={columns[0]?.from ?? 0} until={columns.at(-1)?.until ?? 0} />
      <div className={drawn.labels} aria-hidden="true">
        {labeled(columns, (from) => byDay || time(from, zone).endsWith(":00"), byDay ? DAYS : LABELS).map(
          (place) => {
            const { from = 0 } = columns[place] ?? {};
            return (
              <span key={from} style={{ insetInlineStart: `${(place / columns.length) * 100}%` }}>
                {nameOfTime(from)}
              </span>
            );
          },
        )}
      </div>
    </section>
  );
}

/** The number of agents who took calls of the block's segment, as a line of steps in true time. */
function TakingSteps({ block, from, until }: { block: ExplainedBlock | null; from: number; until: number }) {
  const { say } = useTexts();
  const { number } = useFormats();
  const steps = block?.steps;
  if (!block || !steps || until <= from) return null;
  const shown = steps.filter(({ at }, place) => at < until && (steps[place + 1]?.at ?? until) > from);
  const most = Math.max(1, ...shown.map(({ taking }) => taking));
  const [width, height] = [600, 36];
  const x = (at: number) => ((Math.max(from, at) - from) / (until - from)) * width;
  const y = (taking: number) => height - 1 - (taking / most) * (height - 2);
  const path = shown.map(
    ({ at, taking }, place) => `${place === 0 ? "M" : "H"}${x(at)}${place === 0 ? " " : "V"}${y(taking)}`,
  );
  const [first, least] = [shown[0]?.taking ?? 0, Math.min(...shown.map(({ taking }) => taking))];
  return (
    <figure className={drawn.steps}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={say.why.byQuarter.takingFrom({ from: first, least })}
      >
        <path d={`${path.join("")}H${width}`} />
      </svg>
      <figcaption>
        <span>
          <b>{number(first)}</b> {say.why.byQuarter.taking()}
        </span>
        <b>{number(shown.at(-1)?.taking ?? 0)}</b>
      </figcaption>
    </figure>
  );
}

/** Returns the places of the columns with a label: days or whole hours, at equal distances. */
function labeled(
  columns: readonly LateColumn[],
  canBe: (from: number) => boolean,
  most: number,
): readonly number[] {
  const places = columns.flatMap(({ from }, place) => (canBe(from) ? [place] : []));
  const step = Math.max(1, Math.ceil(places.length / most));
  // A label begins at its column, so the last ones would not fit.
  return places.filter(
    (place, index) => index % step === 0 && place <= columns.length * (1 - 1 / (most + 1)),
  );
}
