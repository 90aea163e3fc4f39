import type { AnyMachineSnapshot, AnyStateMachine, InspectedSnapshotEvent } from "xstate";
import type { RecordingTimer, RecordingTransition } from "../../../openapi/generated/recording.ts";
import { isObject } from "../../../streams/recording/json-value.ts";
import { plainEvent } from "../../../streams/recording/plain-event.ts";

const AFTER = "xstate.after.";
const INIT = "xstate.init";

/** A machine with its number on the page, and its state at the start of recording. */
interface Watched {
  readonly machine: AnyStateMachine;
  readonly number: number;
  readonly snapshot: AnyMachineSnapshot;
  readonly at: number;
}

/**
 * Records the initial state of a machine, and then its events and transitions. Consecutive repetitions of an
 * event that leaves the state unchanged are recorded as one transition with their number.
 */
export function machineTap(
  { machine, number, snapshot, at }: Watched,
  tell: (record: RecordingTimer | RecordingTransition) => void,
) {
  const words = machineWords(machine);
  const plain = (value: unknown): Record<string, unknown> => {
    const kept = plainEvent(value, words);
    return isObject(kept) ? kept : {};
  };
  const own = { machine: machine.id, actor: number };
  let last = snapshot;
  let held: RecordingTransition | null = null;
  /** Records the last transition, which is held back until it can no longer be repeated. */
  const flush = () => {
    if (held) tell(held);
    held = null;
  };
  tell({
    k: "transition",
    at,
    ...own,
    event: { type: INIT },
    from: null,
    to: last.value,
    context: plain(last.context),
  });

  const did = (event: InspectedSnapshotEvent, now: number): void => {
    if (event.event.type === INIT || event.snapshot === last) return;
    const next = event.snapshot as AnyMachineSnapshot; // snapshots of a machine are of this type
    const { type } = event.event;
    const [from, to] = [last.value, next.value];
    last = next;
    const isRepetition =
      held !== null &&
      held.event.type === type &&
      JSON.stringify([held.from, held.to]) === JSON.stringify([from, to]) &&
      JSON.stringify(from) === JSON.stringify(to);
    if (!isRepetition) flush();
    if (type.startsWith(AFTER)) tell({ k: "timer", at: now, ...own, timer: type });
    held = {
      k: "transition",
      at: now,
      ...own,
      event: { ...plain(event.event), type },
      from,
      to,
      ...(isRepetition && { times: (held?.times ?? 1) + 1 }),
    };
  };
  return { did, flush };
}

/** Words of outcomes and other events that are not in the definitions of machines. */
const ANSWERS = [
  "ok",
  "http",
  "net",
  "timeout",
  "bad-body",
  "logout",
  "expired",
  "revoked",
  "password",
  "asked",
];
/** Close reasons of socket.io. */
const CLOSES = [
  "io server disconnect",
  "io client disconnect",
  "ping timeout",
  "transport close",
  "transport error",
  "parse error",
  "forced close",
];

function* textsIn(value: unknown): Generator<string> {
  if (typeof value === "string") yield value;
  else if (Array.isArray(value)) for (const item of value) yield* textsIn(item);
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) {
      yield name;
      yield* textsIn(inner);
    }
  }
}

/**
 * Returns the words that may be recorded unredacted: those above, and all texts in the machine's definition.
 */
const machineWords = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set([...ANSWERS, ...CLOSES, ...machine.events, ...textsIn([machine.config.states, machine.config.on])]);
