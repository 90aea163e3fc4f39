/** Asked was for a figure that nobody measures. */
export class UnknownFigure extends Error {
  override readonly name = "UnknownFigure";
}

/** The runs that these ids need; all of them where none is named. Throws UnknownFigure with every id that there is. */
export function chosenRuns<Run extends { readonly ids: readonly string[] }>(runs: readonly Run[], ids: readonly string[]): readonly Run[] {
  const known = runs.flatMap((run) => run.ids);
  const unknown = ids.filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new UnknownFigure(`No figure is called ${unknown.join(", ")}. There are:\n${known.map((id) => `  ${id}`).join("\n")}`);
  return ids.length === 0 ? runs : runs.filter((run) => run.ids.some((id) => ids.includes(id)));
}
