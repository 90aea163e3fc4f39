import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyTransitionDefinition,
  type ContextFrom,
  type EventFromLogic,
  type InputFrom,
  type InspectionEvent,
  type SnapshotFrom,
  createActor,
  isMachineSnapshot,
} from "xstate";
import { DueClock } from "./due-clock.ts";
import { type OpenQuestion, openQuestions } from "./question.ts";

/** Value, or a function of the time (ms). */
type AtATime<Value> = Value | ((now: number) => Value);

/** A machine, and all that can happen to it. */
export interface Course<Machine extends AnyStateMachine> {
  /** Its actors are `question("name")`, its actions harmless. */
  readonly machine: Machine;
  /** The ways in which it begins. The first is home: from everywhere one can get back to it, or to an end. */
  readonly starts: Readonly<Record<string, AtATime<InputFrom<Machine>>>>;
  /**
   * Everything that may be sent to it, by a name. One event may be there twice, where its content decides.
   */
  readonly events: Readonly<Record<string, AtATime<EventFromLogic<Machine>>>>;
  /** Possible answers to each request, by name. A rejection is tried too. */
  readonly answers: Readonly<Record<string, Readonly<Record<string, AtATime<unknown>>>>>;
  /**
   * Part of the context that distinguishes states; keep it small, and free of times. The whole context if
   * left out.
   */
  readonly reduced?: (context: ContextFrom<Machine>) => unknown;
}

/** One thing that happens; `kind` "wait" is the next timer. */
export interface Step {
  readonly name: string;
  readonly kind: "event" | "answer" | "wait";
}

const START = 1_000_000;
const at = <Value>(value: AtATime<Value>, now: number): Value =>
  typeof value === "function" ? (value as (now: number) => Value)(now) : value;

export function stepsOf<Machine extends AnyStateMachine>({ events, answers }: Course<Machine>): Step[] {
  return [
    ...Object.keys(events).map((name): Step => ({ name, kind: "event" })),
    ...Object.entries(answers).flatMap(([question, ways]) =>
      [...Object.keys(ways), "throws"].map((way): Step => ({ name: `${question} ${way}`, kind: "answer" })),
    ),
    { name: "wait", kind: "wait" },
  ];
}

/** Running machine in the test's hands: only the test changes it. */
export class MachineRun<Machine extends AnyStateMachine> {
  readonly clock: DueClock;
  readonly actor: AnyActorRef;
  readonly taken = new Set<AnyTransitionDefinition>();
  readonly machines = new Set<AnyStateMachine>();
  /** Message of an actor in error. */
  error: string | null = null;
  private moves = 0;

  constructor(
    private readonly course: Course<Machine>,
    start: AtATime<InputFrom<Machine>>,
    { now = START, watched = true }: { readonly now?: number; readonly watched?: boolean } = {},
  ) {
    this.clock = new DueClock(now);
    this.machines.add(course.machine);
    const actor = createActor<AnyStateMachine>(course.machine, {
      clock: this.clock,
      input: at(start, now),
      ...(watched && { inspect: (event: InspectionEvent) => this.see(event) }),
    });
    actor.subscribe({
      error: (error) => (this.error = error instanceof Error ? error.message : "something that is no error"),
    });
    this.actor = actor.start();
  }

  snapshot(): SnapshotFrom<Machine> {
    return this.actor.getSnapshot() as SnapshotFrom<Machine>; // the actor runs the course's machine
  }

  context(): unknown {
    return (this.snapshot() as AnyMachineSnapshot).context; // every machine has one
  }

  /** Its state, and those of the machines below it: "form.credentials". */
  name(): string {
    return nameOf(this.actor);
  }

  /** Returns a key that distinguishes this state from others. */
  key(): string {
    const { context, status, output } = this.snapshot() as AnyMachineSnapshot;
    return `${this.name()} ${status} ${JSON.stringify([(this.course.reduced ?? ((all: unknown) => all))(context), output])}`;
  }

  isOver(): boolean {
    return (this.snapshot() as AnyMachineSnapshot).status !== "active";
  }

  questions(): OpenQuestion[] {
    return openQuestions(this.actor);
  }

  /** Returns the possible next steps: events always, answers to open requests, and time if a timer is set. */
  possible(steps: readonly Step[]): Step[] {
    const asked = this.questions().map((question) => `${question.name} `);
    const waits = this.clock.next() !== null;
    return steps.filter(
      ({ kind, name }) =>
        kind === "event" || (kind === "wait" ? waits : asked.some((prefix) => name.startsWith(prefix))),
    );
  }

  /** Does the step; whether anything came of it, where the run is watched. */
  take({ kind, name }: Step): boolean {
    const before = this.moves;
    if (kind === "event") {
      const event = this.course.events[name];
      this.actor.send(at(event, this.clock.now()));
    } else if (kind === "wait") this.clock.wait(this.clock.next() ?? 0);
    else {
      const asked = this.questions().find((question) => name.startsWith(`${question.name} `));
      if (!asked) throw new Error(`nobody asked ${name}`);
      const way = name.slice(asked.name.length + 1);
      if (way === "throws") asked.fail();
      else asked.answer(at(this.course.answers[asked.name]?.[way], this.clock.now()));
    }
    return this.moves > before;
  }

  stop(): void {
    this.actor.stop?.();
  }

  private see(seen: InspectionEvent): void {
    if (seen.type !== "@xstate.microstep") return;
    if ("logic" in seen.actorRef) this.machines.add(seen.actorRef.logic as AnyStateMachine); // only machines take microsteps
    const { _transitions: transitions } = seen;
    this.moves += transitions.length;
    for (const transition of transitions) this.taken.add(transition);
  }
}

function nameOf(actor: AnyActorRef): string {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return "";
  const below = Object.entries<AnyActorRef | undefined>(snapshot.children).flatMap(([id, child]) =>
    child && nameOf(child) ? [`${id}: ${nameOf(child)}`] : [],
  );
  return [valueName(snapshot.value), ...below].join(" / ");
}

const valueName = (value: unknown): string =>
  typeof value === "string" || typeof value !== "object" || value === null
    ? String(value)
    : Object.entries(value)
        .map(([state, inner]) => (valueName(inner) === "" ? state : `${state}.${valueName(inner)}`))
        .join(" + ");
