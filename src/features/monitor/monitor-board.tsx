import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useSearch } from "wouter/use-browser-location";
import type { Account } from "../../../openapi/generated/console.ts";
import { useView } from "../../resource/use-view.ts";
import type { LiveServices } from "../../services/live-services.ts";
import { FloorAbsent } from "./floor-absent.tsx";
import { MonitorContext, type QueueMore } from "./monitor-context.ts";
import { MonitorDrawers } from "./monitor-drawers.tsx";
import { rulesOf, tabOf } from "./monitor-rules.ts";
import { MonitorSource } from "./monitor-source.ts";
import { MonitorTabs } from "./monitor-tabs.tsx";
import { NumbersPanel } from "./numbers-panel.tsx";
import { TAB_PANELS, useTabPanels } from "./tab-panels.tsx";

interface MonitorBoardProps {
  readonly live: LiveServices;
  /** What its numbers are held against. */
  readonly account: Pick<Account, "targets" | "configuration">;
  /** What stands above the numbers. */
  readonly children: ReactNode;
  /** What the address may say. */
  readonly rules?: typeof rulesOf;
  /** Where the list goes; without it the list stands alone. */
  readonly lay?: (list: ReactNode) => ReactNode;
  /** The same object for as long as it says the same. */
  readonly queueMore?: QueueMore;
}

/** A floor: its numbers, its lists, and what is opened beside them. */
export function MonitorBoard({
  live,
  account,
  children,
  rules = rulesOf,
  lay,
  queueMore,
}: MonitorBoardProps) {
  const [source] = useState(() => new MonitorSource(live));
  const { targets } = account;
  const limits = account.configuration.statusLimits;
  const monitor = useMemo(
    () => ({ source, targets, limits, queueMore }),
    [source, targets, limits, queueMore],
  );
  useEffect(() => {
    const look = () => source.trust(live.trust.get());
    look();
    return live.trust.subscribe(look);
  }, [source, live]);

  const tab = tabOf(useSearch());
  const { view, change, hrefOf } = useView(rules(tab));
  const known = useSyncExternalStore(source.subscribe, () => source.get() !== null);
  useTabPanels(tab, known);
  const Panel = TAB_PANELS[tab];
  const list =
    known && Panel ? (
      <Panel key={tab} tab={tab} view={view} change={change} hrefOf={hrefOf} />
    ) : (
      <FloorAbsent tab={tab} />
    );
  return (
    <MonitorContext value={monitor}>
      {children}
      <NumbersPanel hrefOf={(number) => hrefOf({ choices: { ...view.choices, number } })} />
      <MonitorTabs tab={tab} view={view} hrefOf={hrefOf} />
      {lay ? lay(list) : list}
      <MonitorDrawers view={view} change={change} />
    </MonitorContext>
  );
}
