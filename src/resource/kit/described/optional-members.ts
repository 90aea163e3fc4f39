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
 * Adds the members that the rules of a record ask for beside what is typed. Those of rows are paths, such as
 * `fields/options`.
 */
export const withNeeded = <Said extends Marked>(
  said: Said,
  { needs }: Pick<DescribedResource, "needs">,
  values: Readonly<Record<string, unknown>>,
): Said => (needs ? { ...said, needed: [...(said.needed ?? []), ...needs(values)] } : said);

/** Returns what is known of the rows of a member, with the members that a rule asks for in each. */
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
