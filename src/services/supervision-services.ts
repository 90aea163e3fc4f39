import { createContext, use, useSyncExternalStore } from "react";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { SupervisedCall, SupervisionRights } from "../../machines/supervision-context.ts";
import type { SupervisionRef } from "../../machines/supervision.ts";
import type { Store } from "./frame-store.ts";

/** A running supervision: its machine, and the events of the supervised call, latest first. */
export interface Supervision {
  readonly machine: SupervisionRef;
  readonly trail: Store<readonly Event[]>;
}

/** Starts supervisions of calls. The code that runs them is loaded with the first one. */
export interface SupervisionDesk {
  readonly running: Store<Supervision | null>;
  readonly start: (call: SupervisedCall, rights: SupervisionRights) => Promise<void>;
}

export const SupervisionContext = createContext<SupervisionDesk | null>(null);

/** Returns the supervision desk; null for users who cannot see the floor. */
export const useSupervisionDesk = (): SupervisionDesk | null => use(SupervisionContext);

const NONE: Store<null> = { get: () => null, subscribe: () => () => undefined };

/** Returns the running supervision; null if none was started. */
export function useSupervision(): Supervision | null {
  const running: Store<Supervision | null> = useSupervisionDesk()?.running ?? NONE;
  return useSyncExternalStore(running.subscribe, running.get);
}

/** Text keys of the points in the terms of live supervision. */
export const SUPERVISION_POINTS = [
  "law",
  "purpose",
  "inform",
  "access",
  "record",
  "confidential",
  "revoke",
] as const;
