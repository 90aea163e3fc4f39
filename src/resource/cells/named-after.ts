import type { Reference } from "../../../openapi/generated/console.ts";

/**
 * What becomes of those whom a record names, such as the team of a segment, where others are assigned: they
 * join, take their place, or leave.
 */
export const WAYS = ["add", "replace", "leave"] as const;
export type Way = (typeof WAYS)[number];

/** Whom the record names after some were assigned: ids, each once. */
export function namedAfter(
  named: readonly (string | Reference)[],
  assigned: readonly string[],
  way: Way,
): readonly string[] {
  const before = named.map((one) => (typeof one === "string" ? one : one._id));
  switch (way) {
    case "add":
      return [...new Set([...before, ...assigned])];
    case "replace":
      return [...new Set(assigned)];
    case "leave":
      return before.filter((id) => !assigned.includes(id));
  }
}
