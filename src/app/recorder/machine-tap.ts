import type { AnyMachineSnapshot, AnyStateMachine, InspectedSnapshotEvent } from "xstate";
import type { RecordingTimer, RecordingTransition } from "../../../openapi/generated/recording.ts";
import { isObject } from "../../../streams/recording/json-value.ts";
import { plainEvent } from "../../../streams/recording/plain-event.ts";

const AFTER = "xstate.after.";
const INIT = "xstate.init";

/** A machine with its number on the page, and its state at a time. */
interface Watched {
  readonly machine: AnyStateMachine;
  readonly number: number;
  readonly snapshot: AnyMachineSnapshot;
  readonly at: number;
}

/**
 * Records the events and transitions of machines, starting with their state; consecutive repetitions of an
 * event are recorded once.
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
  /** Writes held records. */
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
    const next = event.snapshot as AnyMachineSnapshot; // it is the machine's own
    const { type } = event.event;
    const [from, to] = [last.value, next.value];
    last = next;
    const isAgain =
      held !== null &&
      held.event.type === type &&
      JSON.stringify([held.from, held.to]) === JSON.stringify([from, to]) &&
      JSON.stringify(from) === JSON.stringify(to);
    if (!isAgain) flush();
    if (type.startsWith(AFTER)) tell({ k: "timer", at: now, ...own, timer: type });
    held = {
      k: "transition",
      at: now,
      ...own,
      event: { ...plain(event.event), type },
      from,
      to,
      ...(isAgain && { times: (held?.times ?? 1) + 1 }),
    };
  };
  return { did, flush };
}

/** Words in events from outside, in addition to those of the machines' definitions. */
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
/** Why a socket closes, as its library names it. */
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

/** Returns the words of a machine's definition: states, events, and words in its own messages. */
const machineWords = (machine: AnyStateMachine): ReadonlySet<string> =>
  new Set([...ANSWERS, ...CLOSES, ...machine.events, ...textsIn([machine.config.states, machine.config.on])]);
