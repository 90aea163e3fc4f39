import { editableSpec } from "../described/described-rules.ts";
import type { DescribedResource } from "../described/described-resource.ts";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";

/** Members that depend on others have their place with these, which may depend on yet others. */
const leadersOf = (when: ResourceSpec["when"], member: string): readonly string[] =>
  Object.keys(when[member] ?? {}).flatMap((leader) => [leader, ...leadersOf(when, leader)]);

/** Rows that are called by names of their own stand for something of one record alone. */
const areNamed = (rows: ResourceSpec["rows"][string] | undefined): boolean =>
  rows?.members.includes("name") ?? false;

/**
 * Returns the members that several records can share, in form order: no names, unique or dependent members,
 * secrets, or members that require a secret.
 */
export function editableMembers(resource: DescribedResource): readonly string[] {
  const said = editableSpec(resource);
  const sealed = said.members.filter((member) => said.kinds[member] === "secret");
  const apart = new Set([
    resource.title,
    said.title,
    said.unique,
    ...said.readOnly,
    ...Object.keys(resource.fields ?? {}),
    ...sealed.flatMap((secret) => [
      secret,
      ...leadersOf(said.when, secret),
      ...(said.goesWith[secret] ?? []),
    ]),
  ]);
  return said.members.filter((member) => !apart.has(member) && !areNamed(said.rows[member]));
}
