import { Suspense, useState } from "react";
import { useServices } from "../../services/services.ts";
import { useLasting } from "../../ui/use-lasting.ts";
import type { ChartPartProps } from "./chart-part.tsx";
import type { DistributionPartProps } from "./distribution-part.tsx";
import styles from "./lazy-chart.module.css";
import { lazyPart } from "./lazy-part.tsx";

const HEIGHT = 220;

/** A chart, loaded as a separate chunk with its texts. Until then, its space is reserved. */
export function LazyChart(props: ChartPartProps) {
  const { texts } = useServices();
  const [Loaded] = useState(() =>
    lazyPart(texts, ["charts"], async () => (await import("./chart-part.tsx")).ChartPart),
  );
  return (
    <Suspense fallback={<Waiting height={props.height ?? HEIGHT} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** A distribution; its chunk also contains @visx/xychart. */
export function LazyDistribution(props: DistributionPartProps) {
  const { texts } = useServices();
  const [Loaded] = useState(() =>
    lazyPart(texts, ["charts"], async () => (await import("./distribution-part.tsx")).DistributionPart),
  );
  return (
    <Suspense fallback={<Waiting height={props.height ?? HEIGHT} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

const SHOWN_AFTER = 300;

/** Space of a chart that loads: empty at first, then with a gray ground. */
function Waiting({ height }: { readonly height: number }) {
  const shown = useLasting(true, SHOWN_AFTER);
  return (
    <div className={styles.waiting} data-shown={shown ? "" : undefined} style={{ height: height + 84 }} />
  );
}
