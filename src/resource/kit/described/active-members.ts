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

/** Returns the form values with members cleared whose condition does not hold. */
export const activeValues = (said: Placing, values: Values): Record<string, unknown> =>
  inPlace({ ...said, members: writtenMembers(said) }, values);

/** The members that have a place beside what is typed. */
export function activeMembers(said: Placing, members: readonly string[], values: Values): readonly string[] {
  const placed = activeValues(said, values);
  return members.filter((member) => whenHolds(said.when[member], placed));
}

/**
 * Returns the required members that are empty while their condition holds; stored secrets count as filled.
 */
export function missingMembers(
  said: Placing,
  values: Values,
  record: Values | undefined,
): Record<string, string> {
  const missing = activeMembers(said, said.needed, values).filter(
    (member) =>
      (values[member] === "" || values[member] === null || values[member] === undefined) &&
      setAtOf(record?.[member]) === null,
  );
  return Object.fromEntries(missing.map((member) => [member, "missing"]));
}

/** Returns the request body: cleared values are sent, untouched secrets are not. */
export function sentValues(said: Placing, body: Values, record: Values | undefined): Record<string, unknown> {
  const placed = activeValues(said, {
    ...Object.fromEntries(
      writtenMembers(said).flatMap((member) =>
        member in said.defaults ? [[member, said.defaults[member]]] : [],
      ),
    ),
    ...body,
  });
  const stays = (member: string) =>
    said.kinds[member] === "secret" &&
    typeof placed[member] !== "string" &&
    setAtOf(record?.[member]) !== null &&
    whenHolds(said.when[member], placed);
  return Object.fromEntries(Object.entries(placed).filter(([member]) => !stays(member)));
}
