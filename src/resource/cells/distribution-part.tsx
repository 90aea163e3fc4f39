import { useMemo } from "react";
import { useFormats, useTexts } from "../../services/use-texts.ts";
import { type Bin, Distribution } from "../../ui/chart/distribution.tsx";
import type { ChartPartProps } from "./chart-part.tsx";
import { useChartTexts } from "./chart-texts.ts";

export interface DistributionPartProps extends Omit<ChartPartProps, "chart" | "selected" | "value" | "tick"> {
  /** Bins of equal width, ascending; the last one may have no end. */
  readonly bins: readonly Bin[];
  /** Formats an edge of a bin. */
  readonly edge: (value: number) => string;
  /** Heading of the bins in the table, such as "Wait". */
  readonly head: string;
  /** Name of the counted things, such as "Calls". */
  readonly label: string;
  /** The value from which bins miss the target, and the target in words. */
  readonly target?: { readonly value: number; readonly label: string } | undefined;
}

/** A distribution with the texts and formats of the current language. */
export function DistributionPart({ edge, sentence, empty, bins, ...rest }: DistributionPartProps) {
  const { say } = useTexts();
  const { number } = useFormats();
  const { formats, words, signs, sentenceOf } = useChartTexts({ value: number });
  const names = useMemo(
    () =>
      bins.map(({ from, until }) =>
        until === null
          ? say.charts.orMore({ from: edge(from) })
          : say.charts.bin({ from: edge(from), until: edge(until) }),
      ),
    [bins, edge, say],
  );
  const points = bins.map(({ count }) => count);
  const shape = {
    kind: "bars",
    head: rest.head,
    unit: rest.label,
    x: { kind: "names", names },
    series: [{ id: "count", label: rest.label, points }],
  } as const;
  return (
    <Distribution
      {...rest}
      bins={bins}
      names={names}
      edges={bins.map(({ from, until }) => (until === null ? `≥ ${edge(from)}` : edge(from)))}
      unit={rest.label}
      formats={formats}
      words={empty === undefined ? words : { ...words, empty }}
      signs={signs}
      sentence={sentence ?? sentenceOf(shape)}
    />
  );
}
