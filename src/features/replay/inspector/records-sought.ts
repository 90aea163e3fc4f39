/** What somebody looks for among what a console recorded. */
export interface RecordsSought {
  readonly kinds: readonly string[];
  readonly text: string;
}

const [KIND, TEXT] = ["record-kind", "record-text"] as const;

/** What the query of an address says of it. */
export function recordsSoughtIn(query: string): RecordsSought {
  const said = new URLSearchParams(query);
  return {
    kinds: (said.get(KIND) ?? "").split(",").filter((kind) => kind !== ""),
    text: said.get(TEXT) ?? "",
  };
}

/** The query with what somebody looks for from now on; all else in it stays. */
export function withRecordsSought(query: string, changes: Partial<RecordsSought>): string {
  const said = new URLSearchParams(query);
  const { kinds, text } = { ...recordsSoughtIn(query), ...changes };
  for (const [name, value] of [
    [KIND, kinds.join(",")],
    [TEXT, text],
  ] as const) {
    if (value === "") said.delete(name);
    else said.set(name, value);
  }
  return said.toString();
}
