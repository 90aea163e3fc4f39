import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import type { MetricsQuery } from "../../../../openapi/generated/console.ts";
import { type ReadParameters, useApiQuery } from "../../../services/use-api-query.ts";
import { useShortcut } from "../../../services/use-shortcut.ts";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { HiddenText } from "../../../ui/hidden-text.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { useNarrow } from "../../../ui/use-media.ts";
import { isNarrowed, type View } from "../../../ui/view-state.ts";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useMetrics } from "../frame/use-metrics.ts";
import type { Span } from "../../../resource/cells/span-url.ts";
import { type Bin, binsOf, busyHours, countsIn, spanBetween, type Step, stepOf } from "./histogram-bins.ts";
import { matchesOf } from "./calls-rules.ts";
import styles from "./histogram.module.css";

interface HistogramProps {
  readonly state: InsightsFilters;
  /** View of the list, whose search and filters the counted calls match. */
  readonly view: View;
  /** Part of the period that the list shows; null for the whole period. */
  readonly span: Span | null;
  readonly onSpan: (span: Span | null) => void;
}

/** Calls over the period, with the late ones at the base. Dragging, or moving its two handles, sets the span. */
export function Histogram({ state, view, span, onSpan }: HistogramProps) {
  const { say } = useTexts();
  const formats = useFormats();
  const text = say.insights.list.histogram;
  const { period } = state;
  const step = stepOf(period);
  const { counts, old, failed } = useCounts(state, view, step);
  const bins = binsOf(period, step, counts ?? []);
  const shown = busyHours(bins, step);
  const sum = (of: "calls" | "late") => (counts ?? []).reduce((all, one) => all + one[of], 0);
  const [dragged, setDragged] = useState<readonly [from: number, to: number] | null>(null);
  const current = dragged ? spanBetween(shown, ...dragged) : span;
  const plot = useRef<HTMLDivElement>(null);
  const start = useRef<HTMLButtonElement>(null);
  useShortcut({ keys: "H", label: text.keys(), run: () => start.current?.focus() });
  const timeOf = (at: number) => (step === "quarter" ? formats.time(at) : formats.minute(at));
  const spanWords = ({ from, to }: Span) => text.chosen({ from: timeOf(from), until: timeOf(to) });
  const whole = { from: shown[0]?.from ?? period.from, to: shown.at(-1)?.to ?? period.to };
  const edges = current ?? whole;

  const binAt = (event: PointerEvent) => {
    const box = plot.current?.getBoundingClientRect();
    if (!box || box.width === 0) return 0;
    const share = (event.clientX - box.left) / box.width;
    return Math.max(0, Math.min(shown.length - 1, Math.floor(share * shown.length)));
  };
  const drop = () => {
    if (!dragged) return;
    onSpan(spanBetween(shown, ...dragged));
    setDragged(null);
  };

  /** Moves one end by a number of intervals; the other end stays behind it. */
  const move = (end: "from" | "to", by: number) => {
    const at = shown.findIndex((bin) => bin[end] === edges[end]) + by;
    const bin = shown[Math.max(0, Math.min(shown.length - 1, at))];
    if (!bin) return;
    const next = { ...edges, [end]: bin[end] };
    if (next.from < next.to) onSpan(next.from === whole.from && next.to === whole.to ? null : next);
  };
  const onKey = (end: "from" | "to") => (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowLeft: -1,
      ArrowDown: -1,
      ArrowRight: 1,
      ArrowUp: 1,
      PageDown: -4,
      PageUp: 4,
      Home: -shown.length,
      End: shown.length,
    };
    const by = steps[event.key];
    if (event.key === "Escape" && span) onSpan(null);
    else if (by !== undefined) move(end, by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const place = (end: "from" | "to") => {
    const at = shown.findIndex((bin) => bin[end] === edges[end]);
    return at < 0 ? (end === "from" ? 0 : shown.length) : at + (end === "to" ? 1 : 0);
  };
  const handle = (end: "from" | "to", label: string) => (
    <button
      ref={end === "from" ? start : undefined}
      type="button"
      role="slider"
      className={styles.handle}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={0}
      aria-valuemax={shown.length}
      aria-valuenow={place(end)}
      aria-valuetext={timeOf(edges[end])}
      data-on={current ? "" : undefined}
      style={{ left: `${(100 * place(end)) / shown.length}%` }}
      onKeyDown={onKey(end)}
    />
  );
  return (
    <section className={styles.histogram} aria-label={text.label()} data-old={old ? "" : undefined}>
      <div className={styles.about}>
        {current ? (
          <button type="button" className={styles.clear} title={text.clear()} onClick={() => onSpan(null)}>
            <span>{spanWords(current)}</span>
            <HiddenText>, {text.clear()}</HiddenText>
            <Icon name="x" size={12} />
          </button>
        ) : (
          <strong>{text.per[step]()}</strong>
        )}
        {counts ? (
          <div className={styles.counts}>
            <span>{text.count({ count: sum("calls") })}</span>
            <span className={styles.key}>{text.late({ count: sum("late") })}</span>
          </div>
        ) : null}
        {failed && !counts ? <span role="alert">{text.failed()}</span> : null}
      </div>
      <div className={styles.drawn}>
        <div
          ref={plot}
          className={styles.plot}
          onPointerDown={(event) => {
            if (event.button !== 0 || (event.target as Element).closest("button")) return; // the target of a pointer is an element
            event.currentTarget.setPointerCapture(event.pointerId);
            setDragged([binAt(event), binAt(event)]);
          }}
          onPointerMove={(event) => {
            if (dragged) setDragged([dragged[0], binAt(event)]);
          }}
          onPointerUp={drop}
          onPointerCancel={() => setDragged(null)}
        >
          <Bars bins={shown} span={current} titleOf={barWords} />
          {current ? (
            <span
              className={styles.span}
              style={{
                left: `${(100 * place("from")) / shown.length}%`,
                width: `${(100 * (place("to") - place("from"))) / shown.length}%`,
              }}
            />
          ) : null}
          {handle("from", text.from())}
          {handle("to", text.until())}
        </div>
        <Axis bins={shown} labelOf={axisWords} most={step === "quarter" ? 14 : 8} />
      </div>
      <HiddenText role="status">{spanWords(edges)}</HiddenText>
    </section>
  );

  function barWords({ from, calls, late }: Bin): string {
    return text.bar({ time: step === "day" ? formats.fullDay(from) : timeOf(from), count: calls, late });
  }
  function axisWords({ from }: Bin): string | null {
    const clock = formats.time(from);
    if (step === "quarter") return clock.endsWith(":00") ? clock.slice(0, 2) : null;
    return step === "hour" ? (clock === "00:00" ? formats.dayOfYear(from) : null) : formats.dayOfYear(from);
  }
}

/**
 * Returns the counts of the calls by interval, of which the list shows those in the span. Without a search or
 * filters of the list, the metrics have them, which can read totals instead of the calls.
 */
function useCounts(state: InsightsFilters, view: View, step: Step) {
  const narrowed = isNarrowed(view);
  const interval: MetricsQuery["interval"] = step;
  const metrics = useMetrics(state, { interval, measures: ["late"] }, { enabled: !narrowed });
  const matches = matchesOf({ ...view, choices: { ...view.choices, span: "" } }, state);
  const list = useApiQuery(
    "/calls",
    // The view rules allow exactly the parameters of the contract.
    { query: { ...matches, $count: "only", $interval: step } } as ReadParameters<"/calls">,
    { keep: true, enabled: narrowed && !state.pending && state.fault === null },
  );
  return narrowed
    ? { counts: list.data?.intervals, old: list.old, failed: list.failure !== null }
    : {
        counts: metrics.data && countsIn(metrics.data.rows),
        old: metrics.old,
        failed: metrics.failure !== null,
      };
}

interface BarsProps {
  readonly bins: readonly Bin[];
  readonly span: Span | null;
  readonly titleOf: (bin: Bin) => string;
}

/** Bars as shares of the largest one. Those outside the span are pale. */
function Bars({ bins, span, titleOf }: BarsProps) {
  const most = Math.max(1, ...bins.map(({ calls }) => calls));
  return bins.map((bin) => (
    <span
      key={bin.from}
      className={styles.slot}
      title={titleOf(bin)}
      data-out={span && (bin.from < span.from || bin.to > span.to) ? "" : undefined}
      data-in={span && bin.from >= span.from && bin.to <= span.to ? "" : undefined}
    >
      <span className={styles.bar} style={{ height: `${(100 * bin.calls) / most}%` }}>
        <span
          style={{ height: bin.calls === 0 ? 0 : `${(100 * Math.min(bin.late, bin.calls)) / bin.calls}%` }}
        />
      </span>
    </span>
  ));
}

interface AxisProps {
  readonly bins: readonly Bin[];
  readonly labelOf: (bin: Bin) => string | null;
  /** Maximum number of labels. */
  readonly most: number;
}

/** Part of a narrow plot that one character of a label takes. */
const CHARACTER = 0.02;

/** Labels below the bars; on narrow screens at most four, and none that would be cut off. */
function Axis({ bins, labelOf, most }: AxisProps) {
  const narrow = useNarrow();
  const labels = bins.flatMap((bin, at) => {
    const label = labelOf(bin);
    return label === null ? [] : [{ at, label }];
  });
  const every = Math.max(1, Math.ceil(labels.length / (narrow ? Math.min(4, most) : most)));
  return (
    <div className={styles.axis} aria-hidden="true">
      {labels
        .filter(({ at, label }, index) => {
          const isCut = narrow && at / bins.length + label.length * CHARACTER > 1;
          return index % every === 0 && !isCut;
        })
        .map(({ at, label }) => (
          <span key={at} style={{ left: `${(100 * at) / bins.length}%` }}>
            {label}
          </span>
        ))}
    </div>
  );
}
