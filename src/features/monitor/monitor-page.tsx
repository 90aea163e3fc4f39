import { useEffect, useState, useSyncExternalStore } from "react";
import { useSearch } from "wouter/use-browser-location";
import type { Account } from "../../../openapi/generated/console.ts";
import { useView } from "../../resource/use-view.ts";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useHolder } from "../../services/use-ability.ts";
import { useTexts } from "../../services/use-texts.ts";
import { PageHeader } from "../../ui/page-header.tsx";
import { FloorAbsent } from "./floor-absent.tsx";
import { MonitorContext } from "./monitor-context.ts";
import { MonitorDrawers } from "./monitor-drawers.tsx";
import { MonitorSource } from "./monitor-source.ts";
import { MonitorSummary } from "./monitor-summary.tsx";
import { MonitorTabs } from "./monitor-tabs.tsx";
import { NumbersPanel } from "./numbers-panel.tsx";
import { PauseButton } from "./pause-button.tsx";
import { StaleBanner } from "./stale-banner.tsx";
import { TAB_PANELS, useTabPanels } from "./tab-panels.tsx";
import { rulesOf, tabOf } from "./monitor-rules.ts";

/** The floor of the account at this moment. */
export function MonitorPage() {
  const live = useLive();
  const account = useHolder()?.account;
  return live && account ? <Monitor live={live} account={account} /> : null;
}

function Monitor({ live, account }: { live: LiveServices; account: Account }) {
  const { say } = useTexts();
  const [source] = useState(() => new MonitorSource(live));
  const [monitor] = useState(() => ({ source, targets: account.targets }));
  useEffect(() => {
    const look = () => source.trust(live.trust.get());
    look();
    return live.trust.subscribe(look);
  }, [source, live]);

  const tab = tabOf(useSearch());
  const { view, change, hrefOf } = useView(rulesOf(tab));
  const known = useSyncExternalStore(source.subscribe, () => source.get() !== null);
  useTabPanels(tab, known);
  const Panel = TAB_PANELS[tab];
  return (
    <MonitorContext value={monitor}>
      <PageHeader title={say.monitor.title()} windowTitle={say.windowTitle({ page: say.monitor.title() })} aside={<MonitorSummary />} action={<PauseButton />} />
      <StaleBanner />
      <NumbersPanel hrefOf={(number) => hrefOf({ choices: { ...view.choices, number } })} />
      <MonitorTabs tab={tab} view={view} hrefOf={hrefOf} />
      {known && Panel ? <Panel key={tab} tab={tab} view={view} change={change} hrefOf={hrefOf} /> : <FloorAbsent tab={tab} />}
      <MonitorDrawers view={view} change={change} />
    </MonitorContext>
  );
}
