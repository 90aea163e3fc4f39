import {
  type AnyActorRef,
  type AnyEventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
  isMachineSnapshot,
} from "xstate";

const NAME = Symbol("name");
const ANSWER = { type: "test.answer" };
const FAIL = { type: "test.fail" };

interface Asked {
  readonly status: string;
  readonly output?: unknown;
  readonly error?: unknown;
  readonly input?: unknown;
}

/** Something that a machine invoked and that waits for the test's answer. */
export interface OpenQuestion {
  readonly name: string;
  readonly input: unknown;
  readonly answer: (output: unknown) => void;
  readonly fail: () => void;
}

/**
 * Makes a fake of an invoked actor of any kind: the test answers it immediately, without a promise on
 * the way.
 */
export function question<Output, Input = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<Output, Input> {
  const logic = {
    [NAME]: name,
    config: () => undefined,
    getInitialSnapshot: (_: unknown, input: unknown): Asked => ({ status: "active", input }),
    getPersistedSnapshot: (asked: Asked) => asked,
    transition: (asked: Asked, event: AnyEventObject): Asked => {
      if (event.type === ANSWER.type) return { ...asked, status: "done", output: event["output"] };
      if (event.type === FAIL.type)
        return { ...asked, status: "error", error: new Error(`"${name}" failed`) };
      return event.type === "xstate.stop" ? { ...asked, status: "stopped" } : asked;
    },
  };
  // A machine only invokes it, and takes its output or its error.
  return logic as unknown as PromiseActorLogic<Output, Input>;
}

/** The questions that a machine and the machines below it wait for. */
export function openQuestions(actor: AnyActorRef): OpenQuestion[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  return Object.values<AnyActorRef | undefined>(snapshot.children).flatMap((child) => {
    if (!child) return [];
    const asked = child.getSnapshot() as Asked; // a fake if it has a name
    const { [NAME]: name } = logicOf(child);
    if (name === undefined) return openQuestions(child);
    if (asked.status !== "active") return [];
    return [
      {
        name,
        input: asked.input,
        answer: (output) => child.send({ ...ANSWER, output }),
        fail: () => child.send(FAIL),
      },
    ];
  });
}

const logicOf = (actor: AnyActorRef) => ("logic" in actor ? actor.logic : {}) as { readonly [NAME]?: string };
