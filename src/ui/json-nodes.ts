/** One line of a tree of plain data. */
export interface JsonNode {
  /** From the outermost value to this one. */
  readonly path: string;
  /** From 1. */
  readonly level: number;
  readonly name: string;
  /** The value, or how many members it has. */
  readonly text: string;
  readonly kind: "string" | "number" | "other" | "members";
  /** null: there is nothing to open. */
  readonly open: boolean | null;
}

const membersOf = (value: unknown): readonly (readonly [string, unknown])[] | null =>
  typeof value === "object" && value !== null ? Object.entries(value) : null;

function kindOf(value: unknown): JsonNode["kind"] {
  if (membersOf(value)) return "members";
  return typeof value === "string" || typeof value === "number"
    ? (typeof value as "string" | "number")
    : "other"; // it was just asked
}

/**
 * The lines that are in sight. The outermost value begins open and all others closed; `turned` are the paths
 * of those that are not as they began.
 */
export function shownNodes(
  name: string,
  value: unknown,
  turned: ReadonlySet<string>,
  path = "",
  level = 1,
): readonly JsonNode[] {
  const members = membersOf(value);
  const count = members?.length ?? 0;
  const open = count === 0 ? null : (level === 1) !== turned.has(path);
  const text = members
    ? Array.isArray(value)
      ? `[${count}]`
      : `{${count}}`
    : (JSON.stringify(value) ?? "-");
  const node = { path, level, name, text, kind: kindOf(value), open };
  return open && members
    ? [
        node,
        ...members.flatMap(([key, member]) => shownNodes(key, member, turned, `${path}/${key}`, level + 1)),
      ]
    : [node];
}
