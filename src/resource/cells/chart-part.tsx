import { Chart, type ChartProps } from "../../ui/chart/chart.tsx";
import { useChartTexts, type ValueFormats } from "./chart-texts.ts";

export interface ChartPartProps
  extends
    Pick<
      ChartProps,
      "title" | "caption" | "chart" | "height" | "selected" | "onWalk" | "onOpen" | "link" | "level"
    >,
    ValueFormats {
  /** Replaces the built-in summary. */
  readonly sentence?: string | undefined;
  /** Shown instead of a drawing without values. */
  readonly empty?: string | undefined;
}

/** A chart with the texts and formats of the current language. */
export function ChartPart({ value, tick, sentence, empty, chart, ...rest }: ChartPartProps) {
  const { formats, words, signs, sentenceOf } = useChartTexts({ value, tick });
  return (
    <Chart
      {...rest}
      chart={chart}
      formats={formats}
      words={empty === undefined ? words : { ...words, empty }}
      signs={signs}
      sentence={sentence ?? sentenceOf(chart)}
    />
  );
}
