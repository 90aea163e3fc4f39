import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import type { Targets } from "../../../openapi/generated/console.ts";
import type { FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import type { StatusLimits } from "../../../streams/metrics/status-limit.ts";
import type { LiveColumn } from "../../ui/table/live-column.ts";
import type { MonitorSource, ShownFloor } from "./monitor-source.ts";

/** What a page knows of those who wait besides what the floor says. */
export interface QueueMore {
  /** They stand after the others. */
  readonly columns: readonly LiveColumn<FloorQueueEntry>[];
  /**
   * Ids of all columns that are shown, unless somebody chose others: there is less room where more is told.
   */
  readonly usual: readonly string[];
  /** What stands below the list. */
  readonly foot: ReactNode;
}

interface Monitor {
  readonly source: MonitorSource;
  readonly targets: Targets;
  /** For how many minutes agents may stay in a status; none where no agents are listed. */
  readonly limits?: StatusLimits;
  readonly queueMore?: QueueMore | undefined;
}

export const MonitorContext = createContext<Monitor | null>(null);

export function useMonitor(): Monitor {
  const monitor = use(MonitorContext);
  if (!monitor) throw new Error("no monitor here");
  return monitor;
}

/** The floor that is shown; the component is drawn anew with every change of it, at most once a frame. */
export function useShownFloor(): ShownFloor | null {
  const { source } = useMonitor();
  return useSyncExternalStore(source.subscribe, source.get);
}

/** The time that is shown, moving on every second. */
export function useShownNow(): number | null {
  const { source } = useMonitor();
  return useSyncExternalStore(source.subscribeToTime, source.shownNow);
}
