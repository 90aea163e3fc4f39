/** Flattens a dictionary to its texts by their paths, such as `lists.empty.title`. */
export const textsIn = (dictionary: object): Map<string, string> => new Map(entriesIn(dictionary, ""));

function entriesIn(node: unknown, path: string): [string, string][] {
  if (typeof node === "string") return [[path, node]];
  return Object.entries(Object(node)).flatMap(([key, value]) =>
    entriesIn(value, path === "" ? key : `${path}.${key}`),
  );
}
