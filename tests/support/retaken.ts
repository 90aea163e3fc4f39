import { type AnyStateMachine, transition } from "xstate";
import type { RecordingTransition } from "../../openapi/generated/recording.ts";

/**
 * Where the machine itself goes when it is begun as one recorded and told what that was told; beside it,
 * where that one went.
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
