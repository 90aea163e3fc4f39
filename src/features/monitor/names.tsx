import { useSyncExternalStore } from "react";
import type { Floor } from "../../../streams/projections/floor.ts";
import { useTexts } from "../../services/use-texts.ts";
import { useMonitor } from "./monitor-context.ts";
import type { MonitorSource } from "./monitor-source.ts";

const shortId = (id: string) => id.slice(-6);

export const segmentName = (floor: Floor | undefined, id: string): string | null => floor?.segments.get(id)?.name ?? null;
export const agentName = (floor: Floor | undefined, id: string): string | null => floor?.agents.get(id)?.name ?? null;

/** A name of the floor that is drawn anew when it changes, however still its row stands. */
const useName = (source: MonitorSource, look: (floor: Floor | undefined) => string | null) => useSyncExternalStore(source.subscribe, () => look(source.get()?.state));

export function SegmentName({ id }: { id: string }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  return useName(source, (floor) => segmentName(floor, id)) ?? say.monitor.cells.unknownSegment({ id: shortId(id) });
}

export function AgentName({ id }: { id: string }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  return useName(source, (floor) => agentName(floor, id)) ?? say.monitor.cells.unknownAgent({ id: shortId(id) });
}
