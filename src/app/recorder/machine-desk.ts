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

/** Every machine that runs in the page, and the charts of all that ever did. */
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
      // Those that are over are held no longer.
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
 * Describes a machine for a recording: its states, its transitions, and the names of its guards, actions,
 * actors and delays.
 */
export function chartOf({ id, config, version = "" }: AnyStateMachine, app: string): Chart {
  const { states, on, initial, invoke, after, always } = config;
  return {
    id,
    version: version || app,
    hash: shaOf(normalised({ id, initial, states, on, invoke, after, always })),
  };
}

/**
 * Normalizes a definition so that it is equal in every build: functions count as one, regardless of their
 * text.
 */
function normalised(value: unknown): unknown {
  if (typeof value === "function") return "ƒ";
  if (Array.isArray(value)) return value.map(normalised);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalised(inner)]));
}
