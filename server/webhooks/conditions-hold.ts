import type { WebhookCondition } from "../../openapi/generated/console.ts";

/**
 * Returns true if an event satisfies all conditions. A missing value is never equal to, greater than or less
 * than another value.
 */
export const conditionsHold = (conditions: readonly WebhookCondition[], event: object): boolean =>
  conditions.every((condition) => holds(condition, valueAt(event, condition.member)));

function holds({ operator, value = "" }: WebhookCondition, found: unknown): boolean {
  switch (operator) {
    case "present":
      return found !== undefined && found !== null;
    case "absent":
      return found === undefined || found === null;
    case "is":
      return isText(found, value);
    case "is-not":
      return !isText(found, value);
    case "contains":
      return Array.isArray(found)
        ? found.some((item) => isText(item, value))
        : typeof found === "string" && found.includes(value);
    case "begins-with":
      return typeof found === "string" && found.startsWith(value);
    case "greater":
      return compare(found, value) > 0;
    case "less":
      return compare(found, value) < 0;
  }
}

const isText = (found: unknown, value: string): boolean =>
  (typeof found === "string" || typeof found === "number" || typeof found === "boolean") &&
  String(found) === value;

/**
 * Compares numbers by size, and texts (such as times) by their characters. Returns NaN if the values cannot
 * be compared.
 */
function compare(found: unknown, value: string): number {
  if (typeof found === "number") return value.trim() === "" ? Number.NaN : found - Number(value);
  if (typeof found !== "string" || found === value) return typeof found === "string" ? 0 : Number.NaN;
  return found > value ? 1 : -1;
}

/** Returns the value at a path such as `data.segment`. Inherited properties do not count. */
function valueAt(event: object, path: string): unknown {
  return path
    .split(".")
    .reduce<unknown>(
      (at, name) =>
        typeof at === "object" && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : undefined,
      event,
    );
}
