import { LazyDistribution } from "../../../resource/cells/lazy-chart.tsx";
import { useFormats, useTexts } from "../../../services/use-texts.ts";
import { Panel } from "../../../ui/panel.tsx";
import type { InsightsFilters } from "../frame/use-insights-filters.ts";
import { useTargets } from "../frame/use-measure-words.ts";
import { useMetrics } from "../frame/use-metrics.ts";
import { bandWidth, binsOfWaits } from "./wait-bins.ts";

/** The offered calls by their wait, with the threshold of the service level. */
export function WaitDistribution({ state }: { readonly state: InsightsFilters }) {
  const text = useTexts().say.insights.summary.charts;
  const formats = useFormats();
  const within = useTargets().answerWithinSeconds;
  const width = bandWidth(within);
  const { data, old } = useMetrics(state, {
    groupBy: ["waitBand"],
    measures: ["offered"],
    bandSeconds: width,
  });
  const bins = data ? binsOfWaits(data, width) : [];
  if (data && bins.length === 0) return null;
  return (
    <Panel style={{ minHeight: 304 }} old={old}>
      {bins.length === 0 ? null : (
        <LazyDistribution
          title={text.waits()}
          caption={text.waitsMeans()}
          bins={bins}
          edge={(ms) => formats.duration(ms)}
          head={text.wait()}
          label={text.calls()}
          target={{ value: within * 1_000, label: text.within({ time: formats.timeUnit(within * 1_000) }) }}
        />
      )}
    </Panel>
  );
}
