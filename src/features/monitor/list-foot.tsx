import { type ReactNode, useSyncExternalStore } from "react";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import type { RowView } from "../../ui/table/row-view.ts";
import { TextLink } from "../../ui/text-link.tsx";
import styles from "./list-panel.module.css";
import { useMonitor } from "./monitor-context.ts";

interface ListFootProps {
  readonly more: ReactNode;
  readonly rows: Pick<RowView<never>, "subscribe" | "length" | "total" | "arrivals">;
  readonly isNarrowed: boolean;
  /** Where a list of what is out of the ordinary is. */
  readonly hrefOf: (list: "anomalies" | "unknown") => string;
}

/**
 * How many rows there are, what waits for the list to be let go, and what the log holds that is out of the
 * ordinary.
 */
export function ListFoot({ rows, more, isNarrowed, hrefOf }: ListFootProps) {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const length = useSyncExternalStore(rows.subscribe, () => rows.length);
  const total = useSyncExternalStore(rows.subscribe, () => rows.total);
  const arrivals = useSyncExternalStore(rows.subscribe, () => rows.arrivals);
  const anomalies = useSyncExternalStore(source.subscribe, () => source.get()?.state.anomalies.total ?? 0);
  const unknown = useSyncExternalStore(source.subscribe, () =>
    Object.values(source.get()?.state.unknown ?? {}).reduce((sum, count) => sum + count, 0),
  );
  return (
    <footer className={styles.foot}>
      <span>
        {isNarrowed
          ? say.monitor.rows({ shown: formats.number(length), total: formats.number(total) })
          : say.monitor.allRows({ total: formats.number(total) })}
      </span>
      {arrivals > 0 ? <span className={styles.held}>{say.monitor.arrivals({ count: arrivals })}</span> : null}
      {more}
      <span className={styles.notes}>
        {anomalies > 0 ? (
          <TextLink href={hrefOf("anomalies")}>{say.monitor.anomalies({ count: anomalies })}</TextLink>
        ) : null}
        {unknown > 0 ? (
          <TextLink href={hrefOf("unknown")}>{say.monitor.unknownEvents({ count: unknown })}</TextLink>
        ) : null}
      </span>
    </footer>
  );
}
