import { useSyncExternalStore } from "react";
import { connectedAgents, waiting } from "../../../streams/metrics/live-numbers.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useMonitor } from "./monitor-context.ts";

/** How many wait, and how many are there to answer, in a few words beside the title. */
export function MonitorSummary() {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const look = (count: (floor: Floor) => number | null) => () => {
    const floor = source.get();
    return floor ? count(floor.state) : null;
  };
  const customers = useSyncExternalStore(source.subscribe, look(waiting));
  const agents = useSyncExternalStore(source.subscribe, look(connectedAgents));
  if (customers === null) return null;
  return agents === null
    ? say.monitor.summaryWithoutAgents({ waiting: formats.number(customers) })
    : say.monitor.summary({ waiting: formats.number(customers), agents });
}
