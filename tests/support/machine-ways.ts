import type { MachineGraph } from "./machine-graph.ts";

/** Targets and messages of each state, by name: `email: tries` by the steps that lead to it. */
export type Ways = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

/**
 * Returns the table of a chart, for a reviewed JSON file beside its test. If a step shows no new message, and
 * none of its kind does, only the state is named.
 */
export function waysOf(graph: MachineGraph, messagesOf: (context: unknown) => readonly string[]): Ways {
  const table = new Map<string, Map<string, Set<string>>>();
  for (const place of graph.places.values()) {
    const rows = table.get(place.name) ?? new Map<string, Set<string>>();
    table.set(place.name, rows);
    for (const [step, key] of place.moves) {
      const led = graph.places.get(key);
      if (!led) continue;
      const words = messagesOf(led.context).join(", ");
      const isNew = words !== messagesOf(place.context).join(", ");
      const results = rows.get(step) ?? new Set<string>();
      rows.set(step, results.add(isNew ? `${led.name}: ${words || "nothing"}` : led.name));
    }
  }
  const sorted = [...table].filter(([, rows]) => rows.size > 0).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, rows]) => [name, byResult(rows)]));
}

function byResult(rows: ReadonlyMap<string, ReadonlySet<string>>): Record<string, string[]> {
  const steps: Record<string, string[]> = {};
  for (const [step, results] of rows) {
    for (const result of results) {
      // One of the places showed it already, in a different one it is new.
      if (!result.includes(": ") && [...results].some((other) => other.startsWith(`${result}: `))) continue;
      (steps[result] ??= []).push(step);
    }
  }
  return Object.fromEntries(
    Object.entries(steps)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([result, names]) => [result, names.sort()]),
  );
}
