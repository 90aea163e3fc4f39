import type { ActorRefFrom, AnyMachineSnapshot, AnyStateMachine, InspectedSnapshotEvent } from "xstate";
import type { Event } from "../../openapi/generated/live-monitor.ts";
import type { PendingFold } from "../../streams/pending-fold.ts";
import type { Floor } from "../../streams/projections/floor.ts";
import type { Following } from "../../streams/reconcile.ts";
import type { Api } from "../api/client.ts";

type Machine = ActorRefFrom<AnyStateMachine>;

/** A request to the platform. */
export interface Question {
  readonly id: string;
  readonly request: Request;
  /** Path template of the request. */
  readonly schemaPath: string;
}

/** A message to the diagnostic recorder of the page. */
export type TapMessage =
  /** A machine starts. `snapshot`: its initial state. */
  | { readonly machine: Machine; readonly snapshot: AnyMachineSnapshot }
  /** A transition of a machine. */
  | { readonly did: InspectedSnapshotEvent }
  | { readonly asked: Question }
  | { readonly answered: Question & { readonly response?: Response } }
  /** A new floor replaces the previous one. */
  | { readonly floor: "begins" }
  /** Events change the floor state `from` to the state `to`. */
  | { readonly from: PendingFold<Floor>; readonly events: readonly Event[]; readonly to: PendingFold<Floor> }
  /** The current floor state, and the requests for missing events, after each message of the connection. */
  | { readonly followed: Following<PendingFold<Floor>> }
  /** An uncaught error, and the path of the page that was shown. */
  | { readonly thrown: unknown; readonly path: string };

/** `at`: wall time of the message, ms. `mono`: its time by a monotonic clock, ms. */
type Listener = (message: TapMessage, at: number, mono: number) => void;

/** Maximum number of messages kept before a recorder subscribes. */
const MAX_KEPT = 2_000;

/**
 * Creates a tap, which passes messages to a recorder. It buffers messages until a recorder subscribes, and
 * then delivers them in order.
 */
export function openTaps() {
  const kept: Parameters<Listener>[] = [];
  let listener: Listener = (...message) => void (kept.length < MAX_KEPT && kept.push(message));
  return {
    tell: (message: TapMessage): void => listener(message, Date.now(), performance.now()),
    listen: (next: Listener): void => {
      listener = next;
      for (const message of kept.splice(0)) next(...message);
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

/** Reports a machine that is about to start, and all its transitions. */
export function tapped<Run extends Machine>(machine: Run): Run {
  taps.tell({ machine, snapshot: machine.getSnapshot() });
  machine.system.inspect(
    (did) => did.type === "@xstate.snapshot" && did.actorRef === machine && taps.tell({ did }),
  );
  return machine;
}
