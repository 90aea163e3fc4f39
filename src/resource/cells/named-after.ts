import type { Reference } from "../../../openapi/generated/console.ts";

/**
 * Ways to apply assigned references to the existing references of a record, such as the team of a segment:
 * `add` them, `replace` the existing ones, or `leave` (remove the assigned ones).
 */
export const WAYS = ["add", "replace", "leave"] as const;
export type Way = (typeof WAYS)[number];

/** Returns the references after an assignment: unique ids. */
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
