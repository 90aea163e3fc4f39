import type { DescribedResource } from "./described-resource.ts";

/** Returns the fields by section of the form; fields without a section come first. */
export function formParts(
  { sections = {} }: DescribedResource,
  members: readonly string[],
): (readonly [part: string, members: readonly string[]])[] {
  const named = new Set(Object.values(sections).flat());
  const parts = Object.entries(sections).map(([part, inIt]): [string, readonly string[]] => [
    part,
    inIt.filter((member) => members.includes(member)),
  ]);
  return [
    ["", members.filter((member) => !named.has(member))],
    ...parts.filter(([, inIt]) => inIt.length > 0),
  ];
}
