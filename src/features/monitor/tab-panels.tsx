import type { ComponentType } from "react";
import { useAgentsList } from "./agents-list.tsx";
import { useCallsList } from "./calls-list.tsx";
import { ListPanel, type ListPanelProps } from "./list-panel.tsx";
import type { TabId } from "./monitor-rules.ts";
import { useQueueList } from "./queue-list.tsx";
import { useSegmentsList } from "./segments-list.tsx";

type PanelProps = Omit<ListPanelProps<never>, "list">;

const Queue = (props: PanelProps) => <ListPanel {...props} list={useQueueList()} />;
const Calls = (props: PanelProps) => <ListPanel {...props} list={useCallsList()} />;
const Agents = (props: PanelProps) => <ListPanel {...props} list={useAgentsList()} />;
const Segments = (props: PanelProps) => <ListPanel {...props} list={useSegmentsList()} />;

/** The list that each tab shows. */
export const TAB_PANELS: Readonly<Record<TabId, ComponentType<PanelProps>>> = { queue: Queue, calls: Calls, agents: Agents, segments: Segments };
