import type { CheckedBody } from "../../../../openapi/formats/checked-body.ts";
import { misplacedHours } from "../../../../openapi/formats/weekly-hours.ts";
import type { FormRules } from "../../records/form/record-faults.ts";
import type { DescribedResource } from "./described-resource.ts";
import { describedSpec } from "./described-view.ts";
import type { ResourceSpec } from "../../records/record/resource-spec.ts";
import { hoursIn } from "./listed-values.ts";
import { missingMembers, activeValues } from "./active-members.ts";

type Values = Record<string, unknown>;

/** Returns the description of a resource as its form needs it: members that are not edited stay unchanged. */
export function editableSpec(resource: DescribedResource): ResourceSpec {
  const said = describedSpec(resource);
  return { ...said, readOnly: [...said.readOnly, ...(resource.unasked ?? [])] };
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
 * Returns the rules of a resource's record besides its schema, evaluated on the day of saving; without a
 * record, for a new one.
 */
export function describedRules(
  resource: DescribedResource,
  said: ResourceSpec,
  record: Readonly<Values> | undefined,
  today: () => string,
): Required<Pick<FormRules<Values>, "tidy" | "rules" | "judge">> {
  const weeks = said.members.filter(
    (member) => said.kinds[member] === "week" && !said.readOnly.includes(member),
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
    tidy: (values) => activeValues(said, values),
    rules: (values) => missingMembers(said, values, record),
  };
}

/** The field of a place, and where in it. */
const placeIn = (at: string) => {
  const [field = "", ...within] = at.split("/");
  return { field, ...(within.length > 0 && { within: within.join("/") }) };
};
