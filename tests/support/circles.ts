/** Imports of each file, by its path; names that are no file of the map are packages and stylesheets. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

/**
 * The groups of files that import each other in a circle, types included: each with its files sorted. After
 * Tarjan.
 */
export function circlesIn(graph: ImportGraph): string[][] {
  const seen = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  /** The earliest file of the stack that this one leads back to. */
  const earliest = (path: string): number => {
    const index = seen.size;
    const at = stack.push(path) - 1;
    seen.set(path, index);
    const targets = (graph.get(path) ?? []).filter((to) => graph.has(to));
    const back = targets.reduce(
      (low, to) =>
        !seen.has(to)
          ? Math.min(low, earliest(to))
          : stack.includes(to)
            ? Math.min(low, seen.get(to) ?? low)
            : low,
      index,
    );
    if (back === index) {
      const group = stack.splice(at).sort();
      if (group.length > 1 || targets.includes(path)) circles.push(group);
    }
    return back;
  };
  for (const path of graph.keys()) if (!seen.has(path)) earliest(path);
  return circles;
}
