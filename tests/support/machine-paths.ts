import fc from "fast-check";
import { expect, test } from "vitest";
import type { AnyStateMachine } from "xstate";
import type { Failure } from "../../machines/request-outcome.ts";
import { atDepth } from "./depth.ts";
import { type MachineGraph, type Place, graphOf, runTo, wayTo } from "./machine-graph.ts";
import { type Reload, reloadEverywhere } from "./machine-reload.ts";
import { type Course, stepsOf } from "./machine-run.ts";
import { wrongTimes } from "./machine-timers.ts";

/** The failures that every request of a machine can have. */
export const FAILURES: Readonly<Record<string, Failure>> = {
  ...Object.fromEntries(
    [400, 401, 402, 403, 404, 409, 410, 412, 418, 422, 423, 428, 429, 451, 500, 502, 503].map((status) => [
      String(status),
      { kind: "http", status },
    ]),
  ),
  net: { kind: "net" },
  timeout: { kind: "timeout" },
  "bad-body": { kind: "bad-body" },
};

/** Reviewed refusals: for each state the events that have no effect, always or at times. */
type Refusals = Readonly<
  Record<string, { readonly always: readonly string[]; readonly sometimes?: readonly string[] }>
>;

export interface Laws<Machine extends AnyStateMachine> extends Course<Machine> {
  /**
   * A JSON file beside the test, reviewed: `import refusals from "./login.refusals.json" with { type: "json"
   * }`.
   */
  readonly refusals: Refusals;
  readonly reload: Reload<Machine>;
  /** Pattern of the canaries that the events carry: no context and no stored value may contain it. */
  readonly secret: RegExp;
  /** Unreachable transitions with their reasons: they guard against impossible events. */
  readonly spare?: Readonly<Record<string, string>>;
}

/**
 * Registers the tests that every machine of a flow has to pass. One call at the top of
 * `tests/machines/<machine>.paths.test.ts`:
 *
 *     machinePaths({
 *       machine: loginMachine.provide({ actors: { postLogin: question("postLogin") }, actions: { keepTokens: () => {} } }),
 *       starts: { form: { redirect: "/monitor", kept: null } },          // the first one is home
 *       events: { submit: { type: "submit", credentials }, "submit nothing": …, edit: { type: "edit" } },
 *       answers: { postLogin: { ...FAILURES, tokens: (now) => ({ kind: "ok", value, at: now }) } }, // "throws" is added
 *       reduced: ({ problem, target }) => ({ problem, target }),         // no times, nothing that only counts up
 *       secret: /SECRET/,
 *       refusals,                                                        // JSON; the failing test prints what it should be
 *       reload: { keep, restore, leadsTo: { "submitting.credentials": "form.credentials", … } },
 *     });
 *
 * It walks real actors over events, responses and timers (each state once, by the shortest way) and tests that
 * every state and transition is reached, every response to every request leads somewhere, every event moves or
 * is a reviewed refusal, there is no dead end and no actor in error, timers are exact to the millisecond for
 * any steps of the clock, and a reload in every state repeats no request and keeps its countdown. It returns
 * the graph, for further tests. A machine below the machine is walked too: provide it with its own
 * `question`s. An actor that only sends events (a stream) has no response: leave it out of `answers` and put
 * its events into `events`.
 */
export function machinePaths<Machine extends AnyStateMachine>(laws: Laws<Machine>): () => MachineGraph {
  let walked: MachineGraph | null = null;
  const graph = () => (walked ??= graphOf(laws));
  const places = () => [...graph().places.values()];

  test("every state and every transition of the chart is reached by something that can happen", () => {
    expect(graph().unreached).toEqual([]);
    expect([...graph().untaken].sort()).toEqual(Object.keys(laws.spare ?? {}).sort());
  });

  test("no actor is ever in error", () => {
    expect(graph().broken).toEqual([]);
  });

  test("makes progress after every response to a request", () => {
    const asked = new Set<string>();
    const nowhere: string[] = [];
    for (const place of places()) {
      for (const name of place.asks) {
        const ways = laws.answers[name];
        if (!ways) continue;
        asked.add(name);
        for (const way of [...Object.keys(ways), "throws"]) {
          const led = place.moves.get(`${name} ${way}`);
          if (led === undefined || led === place.key) nowhere.push(`${wayTo(place)} → ${name} ${way}`);
        }
      }
    }
    expect(nowhere).toEqual([]);
    expect([...asked].sort()).toEqual(Object.keys(laws.answers).sort());
  });

  test("every event moves every state, or is refused as reviewed", () => {
    expect(refusalsOf(places())).toEqual(laws.refusals);
  });

  test("from everywhere one gets to an end, or back to the beginning", () => {
    const home = graph().places.get(graph().starts[0] ?? "")?.name;
    const good = new Set(
      places()
        .filter((place) => place.isOver || place.name === home)
        .map((place) => place.key),
    );
    for (let grown = true; grown;) {
      grown = false;
      for (const place of places()) {
        if (good.has(place.key) || ![...place.moves.values()].some((key) => good.has(key))) continue;
        good.add(place.key);
        grown = true;
      }
    }
    expect(
      places()
        .filter((place) => !good.has(place.key))
        .map(wayTo),
    ).toEqual([]);
  });

  test(`survives ${atDepth("two hundred", "thousands of")} users with random actions`, () => {
    const steps = stepsOf(laws);
    const starts = Object.keys(laws.starts);
    fc.assert(
      fc.property(fc.nat(), fc.array(fc.nat(), { maxLength: 200, size: "max" }), (first, choices) => {
        const run = runTo(laws, { start: starts[first % starts.length] ?? "", path: [] }, false);
        for (const choice of choices) {
          if (run.isOver()) break;
          // As often something of the world happens as something of the person.
          const all = run.possible(steps);
          const possible = choice % 2 === 0 ? all : all.filter((step) => step.kind !== "event");
          const step = possible[(choice >> 1) % possible.length];
          if (step) run.take(step);
        }
        run.stop();
        expect(run.error).toBeNull();
      }),
      { numRuns: atDepth(100, 10_000) },
    );
  });

  test("a timer is exact to the millisecond, by small steps and by a large one", () => {
    expect(places().flatMap((place) => wrongTimes(laws, place))).toEqual([]);
  });

  test("keeps no secrets in a machine or its storage", () => {
    const leaking = places().filter((place) =>
      laws.secret.test(JSON.stringify([place.context, laws.reload.keep(runTo(laws, place).snapshot())])),
    );
    expect(leaking.map(wayTo)).toEqual([]);
  });

  test("a reload resumes every state or leads back to where it came from: nothing is asked twice, no countdown lost", () => {
    const { led, wrong } = reloadEverywhere(laws, graph());
    expect({ wrong, led }).toEqual({ wrong: [], led: laws.reload.leadsTo });
  });

  return graph;
}

/** Returns the refused events, by the states' names. */
function refusalsOf(places: readonly Place[]): Refusals {
  const names = [...new Set(places.filter((place) => !place.isOver).map((place) => place.name))].sort();
  return Object.fromEntries(
    names.map((name) => {
      const here = places.filter((place) => place.name === name && !place.isOver);
      const events = [...new Set(here.flatMap((place) => [...place.refused]))].sort();
      const always = events.filter((event) => here.every((place) => place.refused.has(event)));
      const sometimes = events.filter((event) => !always.includes(event));
      return [name, { always, ...(sometimes.length > 0 ? { sometimes } : {}) }];
    }),
  );
}
