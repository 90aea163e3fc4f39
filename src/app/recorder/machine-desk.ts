import {
  type ActorRefFrom,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type InspectedSnapshotEvent,
  StateMachine,
} from "xstate";
import type {
  RecordingTimer,
  RecordingTransition,
  RecordingHeader,
} from "../../../openapi/generated/recording.ts";
import { shaOf } from "../../../streams/recording/sha-of.ts";
import { machineTap } from "./machine-tap.ts";

type Run = ActorRefFrom<AnyStateMachine>;

/**
 * Records all machines of the page, and collects their charts (id, version and hash). Charts of stopped
 * machines are kept.
 */
export function machineDesk(tell: (record: RecordingTimer | RecordingTransition) => void, app: string) {
  const watched = new Map<InspectedSnapshotEvent["actorRef"], ReturnType<typeof machineTap>>();
  const charts = new Map<string, ReturnType<typeof chartOf>>();
  let number = 0;
  const flush = (): void => {
    for (const tap of watched.values()) tap.flush();
  };
  return {
    begins: (run: Run, snapshot: AnyMachineSnapshot, at: number): void => {
      const machine = "logic" in run ? run.logic : null;
      if (!(machine instanceof StateMachine)) return;
      // Stops watching machines that have ended.
      for (const [one, tap] of watched) {
        if (one.getSnapshot().status === "active") continue;
        tap.flush();
        watched.delete(one);
      }
      charts.set(machine.id, chartOf(machine, app));
      watched.set(run, machineTap({ machine, number: ++number, snapshot, at }, tell));
    },
    did: (did: InspectedSnapshotEvent, at: number): void => watched.get(did.actorRef)?.did(did, at),
    flush,
    charts: () => [...charts.values()],
  };
}

type Chart = NonNullable<RecordingHeader["charts"]>[number];

/**
 * Returns the id, the version and a hash of a machine for a diagnostic recording. The hash covers its states,
 * its transitions, and the names of its guards, actions, actors and delays.
 */
export function chartOf({ id, config, version = "" }: AnyStateMachine, app: string): Chart {
  const { states, on, initial, invoke, after, always } = config;
  return {
    id,
    version: version || app,
    hash: shaOf(normalized({ id, initial, states, on, invoke, after, always })),
  };
}

/**
 * Normalizes a definition, so that its hash is the same in every build. All functions are replaced by the
 * same text.
 */
function normalized(value: unknown): unknown {
  if (typeof value === "function") return "ƒ";
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalized(inner)]));
}
