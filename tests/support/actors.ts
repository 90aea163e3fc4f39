import { type NonReducibleUnknown, type PromiseActorLogic, SimulatedClock, fromPromise } from "xstate";

/** Requests in a test's hands: the caller, the input, and the response when the test gives it. */
export interface Requests<Output, Input> {
  readonly logic: PromiseActorLogic<Output, Input>;
  readonly inputs: Input[];
  /** Answers the latest request that is still open, and lets the machine receive it. */
  answer(output: Output): Promise<void>;
  fail(error: Error): Promise<void>;
}

/** Promises settle in microtasks, and a machine needs a few of them to receive the result. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 10; turn++) await Promise.resolve();
}

export function requests<Output, Input = NonReducibleUnknown>(): Requests<Output, Input> {
  const inputs: Input[] = [];
  const open: { resolve: (output: Output) => void; reject: (error: Error) => void }[] = [];
  const take = () => {
    const request = open.pop();
    if (!request) throw new Error("nobody asked");
    return request;
  };
  return {
    inputs,
    logic: fromPromise<Output, Input>(({ input }) => {
      inputs.push(input);
      return new Promise((resolve, reject) => open.push({ resolve, reject }));
    }),
    async answer(output) {
      take().resolve(output);
      await settled();
    },
    async fail(error) {
      take().reject(error);
      await settled();
    },
  };
}

/**
 * A clock in steps of a millisecond, because one large step of the simulated clock leaves out timers that are
 * set on the way.
 */
export function steppedClock(): { clock: SimulatedClock; wait: (ms: number) => void } {
  const clock = new SimulatedClock();
  return {
    clock,
    wait: (ms) => {
      for (let passed = 0; passed < ms; passed++) clock.increment(1);
    },
  };
}
