import { editableSpec } from "../described/described-rules.ts";
import type { DescribedResource } from "../described/described-resource.ts";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";

/** Returns the members that a member's condition depends on, directly or indirectly. */
const leadersOf = (when: ResourceSpec["when"], member: string): readonly string[] =>
  Object.keys(when[member] ?? {}).flatMap((leader) => [leader, ...leadersOf(when, leader)]);

/**
 * Returns true if the rows of a member have names. Such rows belong to a single record, so they are not set
 * in bulk.
 */
const areNamed = (rows: ResourceSpec["rows"][string] | undefined): boolean =>
  rows?.members.includes("name") ?? false;

/**
 * Returns the members that can be set in bulk, in form order. Names, unique and read-only members, members
 * with a custom input, secrets, and members on which a secret depends are excluded.
 */
export function editableMembers(resource: DescribedResource): readonly string[] {
  const spec = editableSpec(resource);
  const sealed = spec.members.filter((member) => spec.kinds[member] === "secret");
  const excluded = new Set([
    resource.title,
    spec.title,
    spec.unique,
    ...spec.readOnly,
    ...Object.keys(resource.fields ?? {}),
    ...sealed.flatMap((secret) => [
      secret,
      ...leadersOf(spec.when, secret),
      ...(spec.goesWith[secret] ?? []),
    ]),
  ]);
  return spec.members.filter((member) => !excluded.has(member) && !areNamed(spec.rows[member]));
}
