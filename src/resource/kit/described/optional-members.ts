import type { DescribedResource } from "./described-resource.ts";
import type { MembersSpec } from "../../records/record/resource-spec.ts";

type Marked = Pick<MembersSpec, "needed" | "defaults">;

/** Returns true if a record is valid without a value for a member. */
export function isOptional({ needed, defaults }: Marked, member: string): boolean {
  const nothing = defaults[member];
  return (
    !needed?.includes(member) &&
    (nothing === "" || nothing === null || (Array.isArray(nothing) && nothing.length === 0))
  );
}

/**
 * Adds the members that a record's rules require for the form values. Members of rows are paths, such as
 * `fields/options`.
 */
export const withNeeded = <Spec extends Marked>(
  spec: Spec,
  { needs }: Pick<DescribedResource, "needs">,
  values: Readonly<Record<string, unknown>>,
): Spec => (needs ? { ...spec, needed: [...(spec.needed ?? []), ...needs(values)] } : spec);

/** Returns the description of a member's rows, with the members that a rule requires in each row. */
export const rowsWithNeeded = <Rows extends Marked>(
  rows: Rows,
  needed: readonly string[] = [],
  member: string,
): Rows => ({
  ...rows,
  needed: [
    ...(rows.needed ?? []),
    ...needed.flatMap((path) => (path.startsWith(`${member}/`) ? [path.slice(member.length + 1)] : [])),
  ],
});
