import { useLive } from "../../services/live-services.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { MonitorBoard } from "./monitor-board.tsx";
import { MonitorSummary } from "./monitor-summary.tsx";
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
