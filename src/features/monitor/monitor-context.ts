import { createContext, type ReactNode, use, useSyncExternalStore } from "react";
import type { Targets } from "../../../openapi/generated/console.ts";
import type { FloorQueueEntry } from "../../../openapi/generated/live-monitor.ts";
import type { StatusLimits } from "../../../streams/metrics/status-limit.ts";
import type { LiveColumn } from "../../ui/table/live-column.ts";
import type { CustomerContact, CustomerContacts } from "./customer-contacts.ts";
import type { PausableFloor, ShownFloor } from "./pausable-floor.ts";

/** Additions of the replay page to the list of waiting customers. */
export interface QueueMore {
  /** Columns to add after those of the list. */
  readonly columns: readonly LiveColumn<FloorQueueEntry>[];
  /** Ids of all columns of the list that are shown by default. */
  readonly usual: readonly string[];
  /** Content below the list. */
  readonly foot: ReactNode;
}

interface Monitor {
  readonly source: PausableFloor;
  readonly targets: Targets;
  /** Maximum minutes in each status; absent if no agents are listed. */
  readonly limits?: StatusLimits;
  readonly queueMore?: QueueMore | undefined;
  /** Contacts of the customers; null in a replay, and for users who may not read contacts. */
  readonly contacts?: CustomerContacts | null;
  /** True while the list has little room: beside segments and agents, or in a narrow window. */
  readonly isTight?: boolean;
}

export const MonitorContext = createContext<Monitor | null>(null);

export function useMonitor(): Monitor {
  const monitor = use(MonitorContext);
  if (!monitor) throw new Error("useMonitor requires a MonitorContext");
  return monitor;
}

/** Returns the shown floor; null until it is loaded. The calling component renders again when it changes. */
export function useShownFloor(): ShownFloor | null {
  const { source } = useMonitor();
  return useSyncExternalStore(source.subscribe, source.get);
}

/** Returns the displayed time (ms), updated every second. */
export function useShownNow(): number | null {
  const { source } = useMonitor();
  return useSyncExternalStore(source.subscribeToTime, source.shownNow);
}

const NO_CHANGES = () => () => undefined;

/** Returns the contact of a customer; null if there is none, or not yet. */
export function useCustomerContact(customer: string | null): CustomerContact | null {
  const { contacts } = useMonitor();
  return useSyncExternalStore(contacts?.subscribe ?? NO_CHANGES, () => contacts?.of(customer) ?? null);
}
