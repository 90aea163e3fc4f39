import { type ComponentType, useEffect } from "react";
import type { Identified } from "../../../streams/projections/keyed.ts";
import { loadChunk } from "../../ui/load-chunk.ts";
import { useOnDemand } from "../../ui/use-on-demand.ts";
import { ListPanel, type ListPanelProps } from "./list-panel.tsx";
import { TABS, type TabId } from "./monitor-rules.ts";

type PanelProps = Omit<ListPanelProps<never>, "list">;

const panelOf = <Row extends Identified>(useList: () => ListPanelProps<Row>["list"]) =>
  function TabPanel(props: PanelProps) {
    return <ListPanel<Row> {...props} list={useList()} />;
  };

const LISTS: Readonly<Record<TabId, () => Promise<ComponentType<PanelProps>>>> = {
  queue: async () => panelOf((await import("./queue-list.tsx")).useQueueList),
  calls: async () => panelOf((await import("./calls-list.tsx")).useCallsList),
  agents: async () => panelOf((await import("./agents-list.tsx")).useAgentsList),
  segments: async () => panelOf((await import("./segments-list.tsx")).useSegmentsList),
};

/** The list that each tab shows, as far as they are loaded. */
export const TAB_PANELS: Partial<Record<TabId, ComponentType<PanelProps>>> = {};

const keep = async (tab: TabId) => void (TAB_PANELS[tab] ??= await loadChunk(LISTS[tab]));
const LOADS = {
  queue: () => keep("queue"),
  calls: () => keep("calls"),
  agents: () => keep("agents"),
  segments: () => keep("segments"),
} as const;
/**
 * ms after the first rows, after which the other lists are loaded, too: whoever goes to one of them then does
 * not wait.
 */
const AHEAD = 1_000;

/** Loads the list that a tab shows, and the others once there is something to show. */
export function useTabPanels(tab: TabId, known: boolean): void {
  useOnDemand(LOADS[tab], TAB_PANELS[tab] === undefined);
  useEffect(() => {
    if (!known) return;
    const later = setTimeout(() => void Promise.allSettled(TABS.map((one) => LOADS[one]())), AHEAD);
    return () => clearTimeout(later);
  }, [known]);
}
