import { useSyncExternalStore } from "react";
import { useTexts } from "../../services/use-texts.ts";
import { useMonitor } from "./monitor-context.ts";
import { agentNameIn, segmentNameIn } from "./name-words.ts";

/** A segment's name. It renders when the name changes, even if the row around it does not render. */
export function SegmentName({ id }: { id: string }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  return useSyncExternalStore(source.subscribe, () => segmentNameIn(source.get()?.state, id, say));
}

/** An agent's name. It renders when the name changes, even if the row around it does not render. */
export function AgentName({ id }: { id: string }) {
  const { source } = useMonitor();
  const { say } = useTexts();
  return useSyncExternalStore(source.subscribe, () => agentNameIn(source.get()?.state, id, say));
}
