import { useSyncExternalStore } from "react";
import { shownStatus } from "../../../streams/projections/agent-status.ts";
import { STATUS_FAMILY } from "../../resource/cells/status-family.ts";
import { type LiveServices, useLive } from "../../services/live-services.ts";
import { useTexts } from "../../services/use-texts.ts";
import { StatusPill } from "../../ui/status-pill.tsx";
import styles from "./people.module.css";

const NO_LISTENER = () => () => undefined;

/** Returns an agent's current status on the floor; null if unknown. */
export function statusOn(live: LiveServices | null, id: string) {
  const agent = live?.floor.get()?.state.agents.get(id);
  return agent ? shownStatus(agent) : null;
}

/** Shows the current status of an agent, updated live. */
export function AgentNow({ id, unknown }: { readonly id: string; readonly unknown: string }) {
  const { say } = useTexts();
  const live = useLive();
  const status = useSyncExternalStore(live?.floor.subscribe ?? NO_LISTENER, () => statusOn(live, id));
  return status === null ? (
    <span className={styles.muted}>{unknown}</span>
  ) : (
    <StatusPill family={STATUS_FAMILY[status]}>{say.console.statuses[status]()}</StatusPill>
  );
}
