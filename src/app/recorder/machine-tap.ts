import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from "xstate";
import type { RecordingTimer, RecordingTransition } from "../../../openapi/generated/recording.ts";
import { isObject } from "../../../streams/recording/parsed-object.ts";
import { plainEvent } from "../../../streams/recording/plain-event.ts";
import { machineWords } from "./machine-words.ts";

const AFTER = "xstate.after.";
const INIT = "xstate.init";

/** Transitions as they are told: the same event over and over, with nothing else between, is one of them. */
export interface MachineTap {
  /** Tells what is still held back. */
  readonly flush: () => void;
  readonly stop: () => void;
}

/** Tells what a machine is told from now on, and what it does then, beginning with how it stands. */
export function watchMachine(actor: ActorRefFrom<AnyStateMachine>, number: number, machine: AnyStateMachine, tell: (record: RecordingTimer | RecordingTransition) => void, now: () => number): MachineTap {
  const words = machineWords(machine);
  const plain = (value: unknown): Record<string, unknown> => {
    const kept = plainEvent(value, words);
    return isObject(kept) ? kept : {};
  };
  const own = { machine: machine.id, actor: number };
  let last: AnyMachineSnapshot = actor.getSnapshot();
  let held: RecordingTransition | null = null;
  const flush = () => {
    if (held) tell(held);
    held = null;
  };
  tell({ k: "transition", at: now(), ...own, event: { type: INIT }, from: null, to: last.value, context: plain(last.context) });

  const heard = (event: InspectionEvent) => {
    if (event.type !== "@xstate.snapshot" || event.actorRef !== actor || event.event.type === INIT) return;
    const snapshot: AnyMachineSnapshot = actor.getSnapshot();
    if (snapshot === last) return;
    const { type } = event.event;
    const [from, to] = [last.value, snapshot.value];
    last = snapshot;
    const isAgain = held !== null && held.event.type === type && JSON.stringify([held.from, held.to]) === JSON.stringify([from, to]) && JSON.stringify(from) === JSON.stringify(to);
    if (!isAgain) flush();
    if (type.startsWith(AFTER)) tell({ k: "timer", at: now(), ...own, timer: type });
    held = { k: "transition", at: now(), ...own, event: { ...plain(event.event), type }, from, to, ...(isAgain && { times: (held?.times ?? 1) + 1 }) };
  };
  const watching = actor.system.inspect(heard);
  return {
    flush,
    stop: () => {
      flush();
      watching.unsubscribe();
    },
  };
}
