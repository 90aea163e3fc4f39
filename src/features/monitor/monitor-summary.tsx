import { useSyncExternalStore } from "react";
import { assignedAgents, connectedAgents, waiting } from "../../../streams/metrics/live-numbers.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useMonitor } from "./monitor-context.ts";

/** Shows how many customers wait and how many of the agents are connected, beside the title. */
export function MonitorSummary() {
  const { source } = useMonitor();
  const { say } = useTexts();
  const formats = useFormats();
  const look = (count: (floor: Floor) => number | null) => () => {
    const floor = source.get();
    return floor ? count(floor.state) : null;
  };
  const customers = useSyncExternalStore(source.subscribe, look(waiting));
  const connected = useSyncExternalStore(source.subscribe, look(connectedAgents));
  const agents = useSyncExternalStore(source.subscribe, look(assignedAgents));
  if (customers === null) return null;
  return connected === null || agents === null
    ? say.monitor.summaryWithoutAgents({ waiting: formats.number(customers) })
    : say.monitor.summary({
        waiting: formats.number(customers),
        connected: formats.number(connected),
        agents: formats.number(agents),
      });
}
