import type { Reference } from "../../../openapi/generated/console.ts";

/** Effect of an assignment on existing references, such as the team of a segment: add, replace or remove. */
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
