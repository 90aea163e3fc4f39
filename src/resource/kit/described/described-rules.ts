import type { CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import { misplacedHours } from "../../../../openapi/formats/weekly-hours.ts";
import type { FormRules } from "../../records/form/record-faults.ts";
import type { DescribedResource } from "./described-resource.ts";
import { describedSpec } from "./described-view.ts";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";
import { hoursIn } from "./listed-values.ts";
import { missingMembers, activeValues } from "./active-members.ts";

type Values = Record<string, unknown>;

/** Returns the description of a resource for its form. Members that no form shows are read-only. */
export function editableSpec(resource: DescribedResource): ResourceSpec {
  const spec = describedSpec(resource);
  return { ...spec, readOnly: [...spec.readOnly, ...(resource.unasked ?? [])] };
}

/** Returns the schema and check of a change: stored secrets need not be entered again. */
export const keepingSecrets = ({ schema, check }: CheckedBody, { kinds }: ResourceSpec): CheckedBody => ({
  schema,
  check: (body) =>
    check(body).filter(
      ({ at, keyword, detail }) => at !== "" || keyword !== "required" || kinds[String(detail)] !== "secret",
    ),
});

/**
 * Returns the rules of a record beyond its schema. Rules that depend on the date use the day of saving.
 * `record` is undefined for a new record.
 */
export function describedRules(
  resource: DescribedResource,
  spec: ResourceSpec,
  record: Readonly<Values> | undefined,
  today: () => string,
): Required<Pick<FormRules<Values>, "tidy" | "rules" | "judge">> {
  const weeks = spec.members.filter(
    (member) => spec.kinds[member] === "week" && !spec.readOnly.includes(member),
  );
  return {
    judge: (body) => [
      ...weeks.flatMap((member) =>
        misplacedHours(hoursIn(body[member])).map(({ at, code }) => ({
          field: member,
          within: at,
          code,
          measure: null,
        })),
      ),
      ...(resource.faults?.(body, today()) ?? []).map(({ at, code }) => ({
        ...placeIn(at),
        code,
        measure: null,
      })),
    ],
    tidy: (values) => activeValues(spec, values),
    rules: (values) => missingMembers(spec, values, record),
  };
}

/** Splits a place into the field and the path within it. */
const placeIn = (at: string) => {
  const [field = "", ...within] = at.split("/");
  return { field, ...(within.length > 0 && { within: within.join("/") }) };
};
