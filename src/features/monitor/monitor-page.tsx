import { useSyncExternalStore } from "react";
import { assignedAgents, connectedAgents, waiting } from "../../../streams/metrics/live-numbers.ts";
import type { Floor } from "../../../streams/projections/floor.ts";
import { useLive } from "../../services/live-services.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useFormats } from "../../services/use-formats.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { MonitorBoard } from "./monitor-board.tsx";
import { useMonitor } from "./monitor-context.ts";
import { PauseButton } from "./pause-button.tsx";
import { StaleBanner } from "./stale-banner.tsx";

/** The floor of the account at this moment. */
export function MonitorPage() {
  const { say } = useTexts();
  const live = useLive();
  const account = useHolder()?.account;
  return live && account ? (
    <MonitorBoard live={live} account={account}>
      <PageHeader
        title={say.monitor.title()}
        windowTitle={say.windowTitle({ page: say.monitor.title() })}
        aside={<MonitorSummary />}
        action={<PauseButton />}
      />
      <StaleBanner />
    </MonitorBoard>
  ) : null;
}

/** Shows how many customers wait and how many of the agents are connected, beside the title. */
function MonitorSummary() {
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
