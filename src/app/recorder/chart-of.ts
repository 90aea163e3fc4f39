import type { AnyStateMachine } from "xstate";
import type { RecordingHeader } from "../../../openapi/generated/recording.ts";
import { shaOf } from "../../../streams/recording/sha-of.ts";

type Chart = NonNullable<RecordingHeader["charts"]>[number];

/**
 * What a definition says whoever built it: a function within it counts as one, whatever a build made of its
 * text.
 */
function normalised(value: unknown): unknown {
  if (typeof value === "function") return "ƒ";
  if (Array.isArray(value)) return value.map(normalised);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, normalised(inner)]));
}

/**
 * A machine as a recording names it: its states, its transitions, and the names of its guards, actions,
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
