import { inPlace, whenHolds } from "../../../../openapi/formats/when-holds.ts";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";
import { setAtOf } from "./member-text.ts";

type Values = Readonly<Record<string, unknown>>;
type Placing = Pick<ResourceSpec, "members" | "kinds" | "defaults" | "when" | "needed" | "readOnly">;

/** Returns true if no member of a resource depends on another one. */
export const isUnconditional = ({ when }: Pick<ResourceSpec, "when">): boolean =>
  Object.keys(when).length === 0;

const writtenMembers = ({ members, readOnly }: Placing) =>
  members.filter((member) => !readOnly.includes(member));

/** Returns the form values. Members whose condition does not hold get their default or null. */
export const activeValues = (spec: Placing, values: Values): Record<string, unknown> =>
  inPlace({ ...spec, members: writtenMembers(spec) }, values);

/** Returns the members whose condition holds for the form values. */
export function activeMembers(spec: Placing, members: readonly string[], values: Values): readonly string[] {
  const placed = activeValues(spec, values);
  return members.filter((member) => whenHolds(spec.when[member], placed));
}

/**
 * Returns the required members that are empty while their condition holds; stored secrets count as filled.
 */
export function missingMembers(
  spec: Placing,
  values: Values,
  record: Values | undefined,
): Record<string, string> {
  const missing = activeMembers(spec, spec.needed, values).filter(
    (member) =>
      (values[member] === "" || values[member] === null || values[member] === undefined) &&
      setAtOf(record?.[member]) === null,
  );
  return Object.fromEntries(missing.map((member) => [member, "missing"]));
}

/**
 * Returns the request body. Members that the user emptied are sent with their default. Stored secrets that
 * the user did not replace are not sent.
 */
export function sentValues(spec: Placing, body: Values, record: Values | undefined): Record<string, unknown> {
  const placed = activeValues(spec, {
    ...Object.fromEntries(
      writtenMembers(spec).flatMap((member) =>
        member in spec.defaults ? [[member, spec.defaults[member]]] : [],
      ),
    ),
    ...body,
  });
  const stays = (member: string) =>
    spec.kinds[member] === "secret" &&
    typeof placed[member] !== "string" &&
    setAtOf(record?.[member]) !== null &&
    whenHolds(spec.when[member], placed);
  return Object.fromEntries(Object.entries(placed).filter(([member]) => !stays(member)));
}
