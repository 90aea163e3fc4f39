import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import type { Targets } from "../../../openapi/generated/console.ts";
import type { FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import type { StatusLimits } from "../../../streams/metrics/status-limit.ts";
import type { LiveColumn } from "../../ui/table/live-column.ts";
import type { MonitorSource, ShownFloor } from "./monitor-source.ts";

/** Additional information of a page about waiting customers. */
export interface QueueMore {
  /** Columns after the others. */
  readonly columns: readonly LiveColumn<FloorQueueEntry>[];
  /** Default columns, fewer than usual to leave space for the additional ones. */
  readonly usual: readonly string[];
  /** Content below the list. */
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

/** Returns the shown floor; renders with each change of it, at most once per frame. */
export function useShownFloor(): ShownFloor | null {
  const { source } = useMonitor();
  return useSyncExternalStore(source.subscribe, source.get);
}

/** The time that is shown, moving on every second. */
export function useShownNow(): number | null {
  const { source } = useMonitor();
  return useSyncExternalStore(source.subscribeToTime, source.shownNow);
}
