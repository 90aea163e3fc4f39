import type { AnyStateMachine, AnyTransitionDefinition, StateNode } from "xstate";
import { type Course, MachineRun, type Step, stepsOf } from "./machine-run.ts";

/** A state that can be reached, with the shortest way there. */
export interface Place {
  readonly key: string;
  readonly name: string;
  readonly start: string;
  readonly path: readonly Step[];
  readonly isOver: boolean;
  /** ms until the next timer. */
  readonly due: number | null;
  readonly asks: readonly string[];
  readonly context: unknown;
  /** Targets of the steps that have an effect. */
  readonly moves: ReadonlyMap<string, string>;
  /** The events of which nothing comes. */
  readonly refused: ReadonlySet<string>;
}

export interface MachineGraph {
  readonly places: ReadonlyMap<string, Place>;
  /** The keys of the places where each start begins. */
  readonly starts: readonly string[];
  /** Transitions of the chart that no step took, and unreached states, by their ids. */
  readonly untaken: readonly string[];
  readonly unreached: readonly string[];
  /** Steps after which an actor was in error, with the way there. */
  readonly broken: readonly string[];
}

/** Begins at a start and goes the way to a place. */
export function runTo<Machine extends AnyStateMachine>(
  course: Course<Machine>,
  { start, path }: Pick<Place, "start" | "path">,
  watched = true,
): MachineRun<Machine> {
  const input = course.starts[start];
  const run = new MachineRun(course, input as NonNullable<typeof input>, { watched });
  for (const step of path) run.take(step);
  return run;
}

export const wayTo = ({ start, path }: Pick<Place, "start" | "path">): string =>
  [start, ...path.map((step) => step.name)].join(" → ");

/** Walks a machine over everything that can happen to it, each state once and by the shortest way. */
export function graphOf<Machine extends AnyStateMachine>(course: Course<Machine>): MachineGraph {
  const steps = stepsOf(course);
  const places = new Map<string, Place>();
  const machines = new Set<AnyStateMachine>();
  const taken = new Set<AnyTransitionDefinition>();
  const broken: string[] = [];
  const seen = new Set<string>();
  const queue: { readonly start: string; readonly path: readonly Step[]; readonly key: string }[] = [];
  const discover = (run: MachineRun<Machine>, start: string, path: readonly Step[]): string => {
    for (const transition of run.taken) taken.add(transition);
    for (const machine of run.machines) machines.add(machine);
    if (run.error !== null) broken.push(`${wayTo({ start, path })}: ${run.error}`);
    const key = run.key();
    if (!seen.has(key)) {
      seen.add(key);
      queue.push({ start, path, key });
    }
    return key;
  };
  const starts = Object.keys(course.starts).map((start) =>
    discover(runTo(course, { start, path: [] }), start, []),
  );
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { start, path, key } = next;
    let run = runTo(course, { start, path });
    const { name, context, isOver, due, asks } = {
      name: run.name(),
      context: run.context(),
      isOver: run.isOver(),
      due: run.clock.next(),
      asks: run.questions().map((question) => question.name),
    };
    const moves = new Map<string, string>();
    const refused = new Set<string>();
    for (const step of isOver ? [] : run.possible(steps)) {
      if (!run.take(step)) {
        refused.add(step.name); // and the run is where it was
        continue;
      }
      moves.set(step.name, discover(run, start, [...path, step]));
      run.stop();
      run = runTo(course, { start, path });
    }
    run.stop();
    places.set(key, { key, name, start, path, isOver, due, asks, context, moves, refused });
  }
  const nodes = [...machines].flatMap((machine) => nodesBelow(machine.root));
  const entered = new Set(
    [...taken].flatMap((transition) =>
      (transition.target ?? []).flatMap((node) => [node.id, ...initialOf(node)]),
    ),
  );
  return {
    places,
    starts,
    untaken: nodes
      .flatMap(transitionsOf)
      .filter((transition) => !taken.has(transition))
      .map(wordsFor),
    unreached: nodes
      .filter(
        (node) =>
          node.type !== "compound" &&
          node.type !== "parallel" &&
          !entered.has(node.id) &&
          !initialOf(node.machine.root).includes(node.id),
      )
      .map((node) => node.id),
    broken,
  };
}

type Node = StateNode;

const nodesBelow = (node: Node): Node[] => [node, ...Object.values(node.states).flatMap(nodesBelow)];
const initialOf = (node: Node): string[] => {
  const inner =
    node.type === "parallel"
      ? Object.values(node.states)
      : node.type === "compound"
        ? (node.initial.target ?? [])
        : [];
  return inner.flatMap((child) => [child.id, ...initialOf(child)]);
};
const transitionsOf = (node: Node): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
const wordsFor = ({ source, eventType, target, guard }: AnyTransitionDefinition): string =>
  `${source.id} on ${eventType || "always"}${guard ? ` if ${typeof guard === "object" ? `${guard.type} ${JSON.stringify("params" in guard && typeof guard.params !== "function" ? guard.params : "")}` : String(guard)}` : ""} → ${(target ?? []).map((node) => node.id).join(", ") || "itself"}`;
