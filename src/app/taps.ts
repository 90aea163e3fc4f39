import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, InspectedSnapshotEvent } from "xstate";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { PendingFold } from "../../streams/pending-fold.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import type { Following } from "../../streams/reconcile.ts";
import type { Api } from "../api/client.ts";

type Machine = ActorRefFrom<AnyStateMachine>;

/** A request to the platform and its outcome. */
export interface Question {
  readonly id: string;
  readonly request: Request;
  /** The template of its path. */
  readonly schemaPath: string;
}

/** A message to the recorder of the page. */
export type TapMessage =
  /** A machine starts, with its state. */
  | { readonly machine: Machine; readonly snapshot: AnyMachineSnapshot }
  /** A transition of a machine. */
  | { readonly did: InspectedSnapshotEvent }
  | { readonly asked: Question }
  | { readonly answered: Question & { readonly response?: Response } }
  /** From now on the floor is another one. */
  | { readonly floor: "begins" }
  | { readonly from: PendingFold<Floor>; readonly events: readonly Event[]; readonly to: PendingFold<Floor> }
  | { readonly followed: Following<PendingFold<Floor>> }
  /** An uncaught error, with the path. */
  | { readonly thrown: unknown; readonly path: string };

/** `at` and `mono`: time of the message, by the wall clock and by a monotonic one, ms. */
type Hear = (told: TapMessage, at: number, mono: number) => void;

/** Maximum number of messages kept before a recorder subscribes. */
const MOST = 2_000;

/** Buffers messages until the first subscriber, which receives them first. */
export function openTaps() {
  const kept: Parameters<Hear>[] = [];
  let hear: Hear = (...told) => void (kept.length < MOST && kept.push(told));
  return {
    tell: (told: TapMessage): void => hear(told, Date.now(), performance.now()),
    listen: (next: Hear): void => {
      hear = next;
      for (const told of kept.splice(0)) next(...told);
    },
  };
}

/** Receives messages from all parts of this page. */
export const taps = openTaps();

/** Reports every request from now on. */
export const tellQuestions = (api: Pick<Api, "use">): void =>
  api.use({
    onRequest: (asked) => taps.tell({ asked }),
    onResponse: (answered) => taps.tell({ answered }),
    onError: (answered) => taps.tell({ answered }),
  });

/** Reports a machine that is about to start, with all its transitions. */
export function tapped<Run extends Machine>(machine: Run): Run {
  taps.tell({ machine, snapshot: machine.getSnapshot() });
  machine.system.inspect(
    (did) => did.type === "@xstate.snapshot" && did.actorRef === machine && taps.tell({ did }),
  );
  return machine;
}
