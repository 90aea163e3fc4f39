import { type AnyStateMachine, transition } from "xstate";
import type { RecordingTransition } from "../../openapi/generated/recording.ts";

/**
 * Returns the states of the machine when it is started from a recording with the same events, and the
 * recorded states.
 */
export function retaken(
  machine: AnyStateMachine,
  [first, ...rest]: readonly RecordingTransition[],
): { readonly recorded: readonly unknown[]; readonly taken: readonly unknown[] } {
  if (!first) throw new Error("Nothing was recorded.");
  let snapshot = machine.resolveState({ value: first.to as string, context: first.context });
  const taken = rest.map(({ event, times = 1 }) => {
    for (let time = 0; time < times; time++) [snapshot] = transition(machine, snapshot, event);
    return snapshot.value;
  });
  return { recorded: rest.map(({ to }) => to), taken };
}
