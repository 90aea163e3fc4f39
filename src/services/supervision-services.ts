import { createContext, use, useSyncExternalStore } from "react";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { SupervisedCall, SupervisionRights } from "../../machines/supervision-setup.ts";
import type { SupervisionRef } from "../../machines/supervision.ts";
import type { Store } from "./frame-store.ts";

/** A running supervision: its machine, and the events of the call's trail, latest first. */
export interface Supervision {
  readonly machine: SupervisionRef;
  readonly trail: Store<readonly Event[]>;
}

/** The way to follow a call. What runs it is loaded with the first one. */
export interface SupervisionDesk {
  readonly running: Store<Supervision | null>;
  readonly start: (call: SupervisedCall, rights: SupervisionRights) => Promise<void>;
}

export const SupervisionContext = createContext<SupervisionDesk | null>(null);

/** The desk; null where one may not see the floor. */
export const useSupervisionDesk = (): SupervisionDesk | null => use(SupervisionContext);

const NONE: Store<null> = { get: () => null, subscribe: () => () => undefined };

/** The supervision that runs; null before the first. */
export function useSupervision(): Supervision | null {
  const running: Store<Supervision | null> = useSupervisionDesk()?.running ?? NONE;
  return useSyncExternalStore(running.subscribe, running.get);
}

/** The terms of live supervision, point by point, as the texts call them. */
export const SUPERVISION_POINTS = [
  "law",
  "purpose",
  "inform",
  "access",
  "record",
  "confidential",
  "revoke",
] as const;
