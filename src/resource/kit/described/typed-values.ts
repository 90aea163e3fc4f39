import type { ResourceSpec } from "../../records/record/resource-spec.ts";
import { idsIn } from "../../records/record/named-records.ts";

type Values = Readonly<Record<string, unknown>>;

/** Returns a record as form values: references as ids, and no secrets. */
export const typedValues = (
  { members, kinds, readOnly }: Pick<ResourceSpec, "members" | "kinds" | "readOnly">,
  record: Values,
): Record<string, unknown> =>
  Object.fromEntries(
    members
      .filter((member) => !readOnly.includes(member))
      .map((member) => [member, typedAs(kinds[member], record[member])]),
  );

function typedAs(kind: string | undefined, value: unknown): unknown {
  switch (kind) {
    case "references":
      return idsIn(value);
    case "reference":
      return idsIn(value)[0] ?? "";
    case "secret":
      return "";
    default:
      return value ?? "";
  }
}
